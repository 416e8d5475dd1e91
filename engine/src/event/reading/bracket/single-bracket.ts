import { type BracketGame, gamesOf, placesBySeed } from '../../../pairing/elimination/single.ts'
import type { PlayerId } from '../../../vocabulary/ids.ts'
import type { EventState, Round } from '../../spine/state.ts'
import { isActive, matchesOf, roundsOfStage } from '../rounds.ts'
import { winnerOf } from '../scoring-of.ts'
import type { Bracket, PlayedGame } from './bracket.ts'

/** Whoever loses is out; the winners move on by the numbers of their games. */
export const singleBracket = (state: EventState, stage: number): Bracket => {
  const { entrants = [], places = null } = state.stages[stage] ?? {}
  let left = places ?? placesBySeed(entrants)
  let isDecided = true
  const rounds: (readonly PlayedGame[])[] = []
  for (const round of roundsOfStage(state, stage)) {
    const played = gamesOf(left).map((game) => playedGame(state, round, game))
    rounds.push(played)
    isDecided = played.every((game) => game.isDecided)
    left = played.map((game) => game.winner)
  }
  const next = left.length > 1 ? gamesOf(left) : []
  const present = left.filter((player) => player !== null && isActive(state, player))
  const isWalkover = isDecided && next.length > 0 && present.length === 1
  const isOver = isDecided && (next.length === 0 || isWalkover)
  const champion = isOver ? ((isWalkover ? present : left)[0] ?? null) : null
  const unplayed = isWalkover ? walkover(left, champion) : []
  const out = outAt([...rounds, ...unplayed], champion)
  return { rounds, next, ready: next, chart: [], champion, isDecided: isOver, outAt: out }
}

type Games = readonly (readonly Pick<BracketGame, 'slots'>[])[]

/** The rounds that the last player left need not play: nobody is there to play them against. */
const walkover = (places: readonly (PlayerId | null)[], last: PlayerId | null): Games => {
  if (places.length < 2) return []
  const games = gamesOf(places)
  const through = games.map(({ slots }) => (slots.includes(last) ? last : null))
  return [games, ...walkover(through, last)]
}

/** Whoever stood last among 2k is placed from k + 1 on; the champion is first. */
const outAt = (rounds: Games, champion: PlayerId | null): ReadonlyMap<PlayerId, number> => {
  const out = new Map<PlayerId, number>()
  for (const games of rounds) {
    for (const { slots } of games) {
      for (const player of slots) if (player !== null) out.set(player, games.length + 1)
    }
  }
  if (champion !== null) out.set(champion, 1)
  return out
}

/** By the number of the game: a leader may have let others play it than the bracket says. */
const playedGame = (state: EventState, round: Round, game: BracketGame): PlayedGame => {
  const match = matchesOf(state, round).find((one) => one.game === game.game) ?? null
  if (match !== null) {
    const winner = winnerOf(state, match)
    return {
      game: game.game,
      slots: match.players,
      match,
      winner,
      isDecided: match.result !== null,
    }
  }
  const sitting = round.byes.find((bye) =>
    bye.game === undefined ? game.slots.includes(bye.player) : bye.game === game.game,
  )
  return { ...game, match, winner: sitting?.player ?? null, isDecided: true }
}
