import { swissMethod } from '../../pairing/swiss/swiss.ts'
import { type Hall, seatTables } from '../../pairing/tables.ts'
import { matchId, type PlayerId } from '../../vocabulary/ids.ts'
import type { Pairing } from '../../vocabulary/pairing.ts'
import { drawMission } from '../missions/draw-mission.ts'
import { pointsSoFar } from '../reading/ledger-of.ts'
import { activePlayers, openRound } from '../reading/rounds.ts'
import type { Fact } from '../spine/answers.ts'
import type { EventState } from '../spine/state.ts'
import { seatNumber, seatsSoFar } from './seats.ts'

type RoundPaired = Extract<Fact, { kind: 'round-paired' }>

/** The fact of a paired round; a match's id is never used again, even if the round is undone. */
export const roundPaired = (
  state: EventState,
  before: readonly Fact[],
  round: Pick<
    RoundPaired,
    'method' | 'entropy' | 'luck' | 'byes' | 'receipt' | 'leftOut' | 'reason'
  > & {
    readonly pairings: readonly Pairing[]
  },
): RoundPaired => {
  const entry = state.version + before.length + 1
  const number = state.rounds.length + (openRound(state) === null ? 1 : 0)
  return {
    kind: 'round-paired',
    round: number,
    stage: state.stages.length - 1,
    ...round,
    ...drawMission(state, number, round.entropy),
    pairings: seated(state, round.method, round.pairings, entry),
  }
}

/** At the tables this event has; a bracket, a list and a leader's own order stay in theirs. */
const seated = (
  state: EventState,
  { name, version }: RoundPaired['method'],
  pairings: readonly Pairing[],
  entry: number,
): RoundPaired['pairings'] => {
  const isByChance = name === swissMethod.name && version > 1
  const tables = seatTables(
    pairings.map(({ players }) => players),
    isByChance ? hallOf(state) : { ...hallOf(state), satAt: () => false },
    isByChance ? levels(state, pairings) : pairings.map(() => 0),
  )
  return pairings
    .map((pairing, index) => {
      const table = tables[index] ?? pairing.table
      return { ...pairing, table, match: matchId(`${entry}-${table}`) }
    })
    .sort((a, b) => a.table - b.table)
}

/** The points at each table: leaders who sat at the first ones do not drift to the last. */
const levels = (state: EventState, pairings: readonly Pairing[]): readonly number[] => {
  const points = pointsSoFar(state)
  return pairings.map(({ players: [a, b] }) => Math.max(points.get(a) ?? 0, points.get(b) ?? 0))
}

/** The tables of the next round: this event's part of the hall, who keeps where, who sat where. */
const hallOf = (state: EventState): Hall => {
  const fixed = new Map<PlayerId, number>()
  for (const { player, table } of activePlayers(state)) if (table !== null) fixed.set(player, table)
  const seats = seatsSoFar(state)
  return {
    ...state.tables,
    fixed,
    satAt: (player, table) => {
      const number = seatNumber(seats, player)
      return seats.rounds.some(({ tables }) => tables[number] === table)
    },
  }
}
