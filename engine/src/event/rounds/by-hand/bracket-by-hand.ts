import type { BracketGame } from '../../../pairing/elimination/single.ts'
import type { PlayerId } from '../../../vocabulary/ids.ts'
import type { Bye, Pairing } from '../../../vocabulary/pairing.ts'
import type { Pair } from '../../../vocabulary/seat.ts'
import { luckOfRound } from '../../luck/draw-luck.ts'
import { bracketToPair } from '../../reading/bracket/bracket-of.ts'
import { type DueGames, dueGames, pairChart } from '../../reading/bracket/due-games.ts'
import { currentStage, isActive } from '../../reading/rounds.ts'
import type { Fact, Refusal } from '../../spine/answers.ts'
import type { Ask } from '../../spine/ask.ts'
import { type Decision, grant, refuse } from '../../spine/decision.ts'
import { settle } from '../../spine/override.ts'
import type { EventState } from '../../spine/state.ts'
import { roundPaired } from '../round-paired.ts'
import { isDrawnByLot, lotsByHand, lotsRefusals } from './lots-by-hand.ts'

export const byHandMethod = { name: 'by-hand', version: 1 } as const

/** The tables and byes of a round as a leader wants them. */
export type ByHand = {
  readonly tables: readonly Pair<PlayerId>[]
  readonly byes: readonly Bye[]
  readonly reason: string
}

export const listedPlayers = ({
  tables,
  byes,
}: Pick<ByHand, 'tables' | 'byes'>): readonly PlayerId[] => [
  ...tables.flat(),
  ...byes.map(({ player }) => player),
]

/** In a bracket the games are fixed; a leader who lets others meet puts that on record. */
export const pairBracketByHand = (
  state: EventState,
  command: ByHand,
  ask: Ask,
  before: readonly Fact[],
): Decision => {
  const due = withEarly(state, command, dueGames(state))
  const sitting = command.byes.map(({ player }) => player)
  const isByLot = isDrawnByLot(state)
  const refusals = isByLot
    ? lotsRefusals(state, command.tables, sitting, due)
    : bracketRefusals(state, command, due.games, due)
  const settled = settle(refusals, ask)
  if (settled.refusal !== null) return refuse(settled.refusal)
  const { pairings, byes } = isByLot
    ? lotsByHand(state, command.tables, due)
    : seededByHand(state, command, due)
  const { reason } = command
  const round = {
    method: byHandMethod,
    ...luckOfRound(state, ask),
    pairings,
    byes,
    receipt: null,
    leftOut: [],
    reason,
  }
  return grant([...before, ...settled.facts, roundPaired(state, before, round)])
}

const seededByHand = (
  state: EventState,
  command: ByHand,
  due: DueGames,
): Pick<DueGames, 'pairings' | 'byes'> => {
  const { games } = due
  const { entrants: seeds = [], places = null } = currentStage(state) ?? {}
  const taken = new Set(
    command.tables.flatMap((players) => gameOf(due.pairings, players)?.game ?? []),
  )
  const byes = bracketByes(command, due)
  const free = games
    .filter(({ slots }) => !byes.some(({ player }) => slots.includes(player)))
    .map(({ game }) => game)
    .filter((game) => !taken.has(game))
  const pairings = command.tables.map((players, index): Pairing => {
    const ruled = gameOf(due.pairings, players)
    const game = ruled?.game ?? free.shift() ?? `${index + 1}`
    const own = players.map((player) => seeds.indexOf(player) + 1) as [number, number]
    const side = ruled?.side === undefined ? {} : { side: ruled.side }
    const drawn = places === null ? { seeds: own } : {}
    return { table: index + 1, players, reason: { kind: 'by-hand' }, game, ...drawn, ...side }
  })
  return { pairings, byes }
}

/** Who sits out by the bracket need not be named; who is named beyond that lost the opponent. */
const bracketByes = (command: ByHand, due: DueGames): readonly Bye[] => {
  const playing = new Set(command.tables.flat())
  const ruled = due.byes.filter(({ player }) => !playing.has(player))
  const isRuled = (bye: Bye) => ruled.some(({ player }) => player === bye.player)
  const others = command.byes.filter((bye) => !isRuled(bye))
  const gameFor = (player: PlayerId) => {
    const game = due.games.find(({ slots }) => slots.includes(player))?.game
    return game === undefined ? {} : { game }
  }
  return [
    ...ruled,
    ...others.map(({ player }): Bye => {
      return { player, kind: 'opponent-withdrew', ...gameFor(player) }
    }),
  ]
}

/** A game of a later slot may be played early: what is listed of those is due now. */
const withEarly = (state: EventState, command: ByHand, due: DueGames): DueGames => {
  const listed = new Set(listedPlayers(command))
  const sitting = new Set(due.byes.map(({ player }) => player))
  const isTable = (slots: BracketGame['slots']) =>
    command.tables.some((players) => players.every((player) => slots.includes(player)))
  // Who sits out now may be ready for a later game already, and is not at its table for that.
  const games = due.early.filter(
    ({ slots }) =>
      isTable(slots) ||
      slots.every((slot) => slot !== null && listed.has(slot) && !sitting.has(slot)),
  )
  if (games.length === 0) return due
  const { pairings, byes } = pairChart(state, games)
  return {
    ...due,
    games: [...due.games, ...games],
    pairings: [...due.pairings, ...pairings],
    byes: [...due.byes, ...byes],
  }
}

const gameOf = (due: readonly Pairing[], players: Pair<PlayerId>): Pairing | undefined =>
  due.find((one) => one.players.every((player) => players.includes(player)))

/** Who sits out moves on in an own game of the bracket; a second one in it would be lost. */
const withoutGame = (
  sitting: readonly PlayerId[],
  games: readonly BracketGame[],
): readonly PlayerId[] =>
  sitting.filter((player) => {
    const slots = games.find((game) => game.slots.includes(player))?.slots ?? []
    return slots.filter((slot) => slot !== null && sitting.includes(slot)).length !== 1
  })

const bracketRefusals = (
  state: EventState,
  command: ByHand,
  games: readonly BracketGame[],
  due: DueGames,
): readonly Refusal[] => {
  const gone = listedPlayers(command).find((player) => !isActive(state, player))
  if (gone !== undefined) {
    const code = state.players.has(gone) ? 'not-active' : 'unknown-player'
    return [{ code, player: gone }]
  }
  const sitting = bracketByes(command, due).map(({ player }) => player)
  const lost = withoutGame(sitting, games)
  if (lost.length > 0) return [{ code: 'wrong-bracket', players: lost }]
  // Who sits out in one game may play the next one early: nobody is expected twice.
  const everybody = new Set([
    ...due.pairings.flatMap(({ players }) => {
      const left = players.filter((player) => sitting.includes(player))
      return left.length > 0 ? left : players
    }),
    ...due.byes.map(({ player }) => player),
  ])
  const expected = [...everybody]
  const listed = new Set([...command.tables.flat(), ...sitting])
  const missing = expected.filter((player) => !listed.has(player))
  if (listed.size < expected.length) return [{ code: 'left-out', players: missing }]
  const isLater = bracketToPair(state).rounds.length > 0
  // In a chart losers play on: a swap could take somebody down twice at once, or not at all.
  const isFixed = currentStage(state)?.plan.kind === 'double-elimination'
  const strange = [...listed].filter((player) => !expected.includes(player))
  // Whoever has lost is out: in later rounds nobody can override that.
  if (listed.size > expected.length || (isLater && strange.length > 0)) {
    return [{ code: 'wrong-bracket', players: strange }]
  }
  const others = command.tables.filter((players) => gameOf(due.pairings, players) === undefined)
  return others.length === 0 && strange.length === 0
    ? []
    : [
        {
          code: 'wrong-bracket',
          players: [...new Set([...others.flat(), ...strange])],
          ...(isFixed ? {} : { overridable: true as const }),
        },
      ]
}
