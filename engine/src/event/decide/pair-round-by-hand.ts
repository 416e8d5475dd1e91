import { type Decision, grant, refuse } from '../../log/decision.ts'
import type { Fact } from '../../log/fact.ts'
import type { Refusal } from '../../log/refusal.ts'
import { type BracketGame, pairElimination } from '../../pairing/elimination.ts'
import { receiptOf } from '../../pairing/swiss.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Bye, Pairing } from '../../vocabulary/pairing.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import type { Ask, CommandOf, Decider } from '../ask.ts'
import { bracketToPair } from '../bracket-of.ts'
import { settle } from '../override.ts'
import { swissWarnings, without } from '../pair-swiss-round.ts'
import { pairable } from '../pairable.ts'
import { roundPaired } from '../round-paired.ts'
import { activePlayers, isActive } from '../rounds.ts'
import type { EventState } from '../state.ts'
import { swissField } from '../swiss-field.ts'

const method = { name: 'by-hand', version: 1 } as const

/** A leader's own pairing, or the pairing of a round that was played before it was entered. */
export const pairRoundByHand: Decider<'pair-round-by-hand'> = (state, command, ask) => {
  const ready = pairable(state)
  if ('refusal' in ready) return refuse(ready.refusal)
  const twice = listedTwice(command)
  if (twice !== null) return refuse(twice)
  if (ready.kind === 'elimination') return byBracket(state, command, ask, ready.facts)
  const settled = settle(swissRefusals(state, command), ask)
  if (settled.refusal !== null) return refuse(settled.refusal)
  const listed = new Set(listedPlayers(command))
  const leftOut = activePlayers(state).flatMap(({ player }) => (listed.has(player) ? [] : [player]))
  const everybody = swissField(state, ask.entropy)
  const field = [...command.byes.map(({ player }) => player), ...leftOut].reduce(without, everybody)
  const round = roundPaired(state, ready.facts, {
    method,
    entropy: ask.entropy,
    pairings: command.tables.map((players, index) => ({
      table: index + 1,
      players,
      reason: { kind: 'by-hand' },
    })),
    byes: command.byes,
    receipt: receiptOf(field, command.tables, 'by-hand'),
    leftOut,
    reason: command.reason,
  })
  return grant([...ready.facts, ...settled.facts, round], swissWarnings(state, round))
}

type ByHand = CommandOf<'pair-round-by-hand'>

const listedPlayers = ({ tables, byes }: ByHand): readonly PlayerId[] => [
  ...tables.flat(),
  ...byes.map(({ player }) => player),
]

const listedTwice = (command: ByHand): Refusal | null => {
  const self = command.tables.find(([a, b]) => a === b)
  if (self !== undefined) return { code: 'plays-self', player: self[0] }
  const seen = new Set<PlayerId>()
  for (const player of listedPlayers(command)) {
    if (seen.has(player)) return { code: 'paired-twice', player }
    seen.add(player)
  }
  return null
}

const swissRefusals = (state: EventState, command: ByHand): readonly Refusal[] => {
  const listed = listedPlayers(command)
  for (const player of listed) {
    if (!state.players.has(player)) return [{ code: 'unknown-player', player }]
    if (!isActive(state, player)) return [{ code: 'not-active', player }]
  }
  const set = new Set(listed)
  const missing = activePlayers(state).flatMap(({ player }) => (set.has(player) ? [] : [player]))
  return missing.length > 0 ? [{ code: 'left-out', players: missing, overridable: true }] : []
}

/** In a bracket the games are fixed; a leader who lets others meet puts that on record. */
const byBracket = (
  state: EventState,
  command: ByHand,
  ask: Ask,
  before: readonly Fact[],
): Decision => {
  const stage = state.stages.length - 1
  const games = bracketToPair(state).next
  const seeds = state.stages[stage]?.entrants ?? []
  const due = pairElimination(games, seeds, (player) => isActive(state, player))
  const settled = settle(bracketRefusals(state, command, games, due), ask)
  if (settled.refusal !== null) return refuse(settled.refusal)
  const taken = new Set(
    command.tables.flatMap((players) => gameOf(due.pairings, players)?.game ?? []),
  )
  const byes = bracketByes(command, due)
  const free = games
    .filter(({ slots }) => !byes.some(({ player }) => slots.includes(player)))
    .map(({ game }) => `${game}`)
    .filter((game) => !taken.has(game))
  const pairings = command.tables.map((players, index): Pairing => {
    const game = gameOf(due.pairings, players)?.game ?? free.shift() ?? `${index + 1}`
    const own = players.map((player) => seeds.indexOf(player) + 1) as [number, number]
    return { table: index + 1, players, reason: { kind: 'by-hand' }, game, seeds: own }
  })
  const { entropy } = ask
  const { reason } = command
  const round = { method, entropy, pairings, byes, receipt: null, leftOut: [], reason }
  return grant([...before, ...settled.facts, roundPaired(state, before, round)])
}

/** Who sits out by the bracket need not be named; who is named beyond that lost the opponent. */
const bracketByes = (command: ByHand, due: Due): readonly Bye[] => {
  const playing = new Set(command.tables.flat())
  const ruled = due.byes.filter(({ player }) => !playing.has(player))
  const isRuled = (bye: Bye) => ruled.some(({ player }) => player === bye.player)
  const others = command.byes.filter((bye) => !isRuled(bye))
  return [...ruled, ...others.map(({ player }) => ({ player, kind: 'opponent-withdrew' as const }))]
}

type Due = ReturnType<typeof pairElimination>

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
  due: Due,
): readonly Refusal[] => {
  const gone = listedPlayers(command).find((player) => !isActive(state, player))
  if (gone !== undefined) {
    const code = state.players.has(gone) ? 'not-active' : 'unknown-player'
    return [{ code, player: gone }]
  }
  const sitting = bracketByes(command, due).map(({ player }) => player)
  const lost = withoutGame(sitting, games)
  if (lost.length > 0) return [{ code: 'wrong-bracket', players: lost }]
  const expected = [
    ...due.pairings.flatMap(({ players }) => {
      const left = players.filter((player) => sitting.includes(player))
      return left.length > 0 ? left : players
    }),
    ...due.byes.map(({ player }) => player),
  ]
  const listed = new Set([...command.tables.flat(), ...sitting])
  const missing = expected.filter((player) => !listed.has(player))
  if (listed.size < expected.length) return [{ code: 'left-out', players: missing }]
  const isLater = bracketToPair(state).rounds.length > 0
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
          overridable: true,
        },
      ]
}
