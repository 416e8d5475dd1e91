import {
  type ChartBye,
  type ChartGame,
  type Decided,
  type PlayedChart,
  playChart,
  readyGames,
} from '../../../pairing/elimination/play-chart.ts'
import type { BracketGame } from '../../../pairing/elimination/single.ts'
import type { PlayerId } from '../../../vocabulary/ids.ts'
import type { Pair } from '../../../vocabulary/seat.ts'
import type { EventState, Match, Round } from '../../spine/state.ts'
import { isActive, matchesOf, roundsOfStage } from '../rounds.ts'
import { winnerOf } from '../scoring-of.ts'
import type { Bracket, PlayedGame } from './bracket.ts'

/** Whoever loses twice is out; a chart says where winners and losers go. */
export const doubleBracket = (state: EventState, stage: number): Bracket => {
  const { entrants: seeds = [], chart: size } = state.stages[stage] ?? {}
  const rounds = roundsOfStage(state, stage)
  const matches = new Map(
    rounds.flatMap((round) => matchesOf(state, round).map((match) => [match.game, match] as const)),
  )
  const sitting = new Map(
    rounds.flatMap(({ byes }) => byes.map(({ game, player }) => [game, player] as const)),
  )
  // Games are followed in the order of the chart, so the players of a walkover are known by then.
  const decidedIn = (game: string, players: readonly (PlayerId | null)[]): Decided | null => {
    const match = matches.get(game)
    if (match !== undefined && match.result === null) return null
    const winner = match === undefined ? sitting.get(game) : winnerOf(state, match)
    if (winner === undefined) return null
    if (winner === null) return { winner, loser: null }
    const both = match?.players ?? players
    return { winner, loser: both.find((player) => player !== winner) ?? null }
  }
  const places = size ?? seeds.length
  const played = playChart(seeds, decidedIn, places)
  const open = new Set([...matches.keys(), ...sitting.keys()])
  const isOpen = [...matches.values()].some(({ result }) => result === null)
  const present = seeds.filter((seed) => isActive(state, seed) && !played.outAt.has(seed))
  // The last one left wins whatever is still to play: nobody is there to play it against.
  const chart =
    isOpen || present.length !== 1 || played.champion !== null
      ? played
      : playChart(
          seeds,
          (game, players) => decidedIn(game, players) ?? won(present[0], players),
          places,
        )
  const ready = readyGames(played).filter(({ game }) => !open.has(game))
  const slot = Math.min(...ready.map((game) => game.slot))
  const byes = played.byes.filter((bye) => bye.slot === slot && !open.has(bye.game)).map(asSatOut)
  const due = ready.filter((game) => game.slot === slot).map(asBracketGame)
  const later = ready.filter((game) => game.slot !== slot).map(asBracketGame)
  const gamesIn = (round: Round) =>
    playedGames(state, round, [...chart.games, ...passedGames(chart)], matches)
  return {
    rounds: rounds.map(gamesIn),
    next: [...due, ...byes],
    ready: [...due, ...byes, ...later],
    chart: played.lines,
    champion: chart.champion,
    // Where nobody is left there is nothing more to decide.
    isDecided: chart.champion !== null || seeds.length === 0,
    outAt: chart.outAt,
  }
}

const asSatOut = ({ game, player }: ChartBye): BracketGame => ({ game, slots: [player, null] })

/** Who goes on without playing, as games that are decided, each in the own place of the chart. */
const passedGames = ({ byes, lines }: PlayedChart): readonly ChartGame[] =>
  byes.map(({ game, slot, player }) => {
    const [first] = lines.find((line) => line.game === game)?.from ?? []
    const players: ChartGame['players'] = first === null ? [null, player] : [player, null]
    return { game, slot, players, decided: { winner: player, loser: null } }
  })

/** A game that nobody is left to play against `last`; between two who have left the first moves on. */
const won = (last: PlayerId | undefined, players: Pair<PlayerId | null>): Decided | null => {
  const [first, second] = players
  if (first === null || second === null) return null
  return second === last ? { winner: second, loser: first } : { winner: first, loser: second }
}

const asBracketGame = ({ game, players }: ChartGame): BracketGame => ({ game, slots: players })

const playedGames = (
  state: EventState,
  round: Round,
  games: readonly ChartGame[],
  matches: ReadonlyMap<string | undefined, Match>,
): readonly PlayedGame[] =>
  games
    .filter(
      ({ game }) =>
        matches.get(game)?.round === round.number || round.byes.some((bye) => bye.game === game),
    )
    .map((game) => {
      const match = matches.get(game.game) ?? null
      const winner = match === null ? (game.decided?.winner ?? null) : winnerOf(state, match)
      const isDecided = match === null ? winner !== null : match.result !== null
      return { ...asBracketGame(game), match, winner, isDecided }
    })
