import { type BracketGame, firstGames, nextGames } from '../pairing/elimination.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import { earnedIn } from './ledger-of.ts'
import { matchesOf, roundsOfStage } from './rounds.ts'
import type { EventState, Match, Round } from './state.ts'

/** A game of the bracket with what became of it. */
export type PlayedGame = BracketGame & {
  readonly match: Match | null
  /** Null while undecided, and where nobody is left to move on. */
  readonly winner: PlayerId | null
  readonly isDecided: boolean
}

export type Bracket = {
  readonly rounds: readonly (readonly PlayedGame[])[]
  /** The games of the round to come; empty when one player is left. */
  readonly next: readonly BracketGame[]
  /** The last player left, once the bracket is played out. */
  readonly champion: PlayerId | null
  readonly isDecided: boolean
}

/** Who wins a match of an elimination stage; null while it is played. */
export const winnerOf = (state: EventState, match: Match): PlayerId | null => {
  const earned = earnedIn(state, match, 'elimination')
  if (earned === null) return null
  const moves = earned.findIndex(
    ({ outcome }) => outcome === 'win' || outcome === 'modified-win' || outcome === 'bye',
  )
  return match.players[moves] ?? null
}

export const bracketOf = (state: EventState, stage: number): Bracket => {
  const seeds = state.stages[stage]?.entrants ?? []
  let games = seeds.length > 1 ? firstGames(seeds) : []
  let left: readonly (PlayerId | null)[] = seeds.length === 1 ? seeds : []
  let isDecided = true
  const rounds: (readonly PlayedGame[])[] = []
  for (const round of roundsOfStage(state, stage)) {
    const played = games.map((game) => playedGame(state, round, game))
    rounds.push(played)
    isDecided = played.every((game) => game.isDecided)
    left = played.map((game) => game.winner)
    games = left.length > 1 ? nextGames(left) : []
  }
  const isOver = isDecided && games.length === 0
  return { rounds, next: games, champion: isOver ? (left[0] ?? null) : null, isDecided: isOver }
}

/** The bracket before the round to be paired: a pairing that nobody has seen yet makes way. */
export const bracketToPair = (state: EventState): Bracket => {
  const rounds = state.rounds.filter(({ status }) => status !== 'paired')
  return bracketOf({ ...state, rounds }, state.stages.length - 1)
}

/** By the number of the game: a leader may have let others play it than the bracket says. */
const playedGame = (state: EventState, round: Round, game: BracketGame): PlayedGame => {
  const match = matchesOf(state, round).find((one) => one.game === `${game.game}`) ?? null
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
  const sitting = round.byes.find((bye) => game.slots.includes(bye.player))
  return { ...game, match, winner: sitting?.player ?? null, isDecided: true }
}
