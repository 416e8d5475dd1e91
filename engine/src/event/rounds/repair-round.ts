import { receiptOf } from '../../pairing/swiss/swiss.ts'
import { type MatchId, matchId, type PlayerId } from '../../vocabulary/ids.ts'
import type { Bye } from '../../vocabulary/pairing.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import {
  activePlayers,
  isActive,
  isBracket,
  isUnderWay,
  matchesOf,
  openRound,
  stageKindOf,
} from '../reading/rounds.ts'
import type { Refusal } from '../spine/answers.ts'
import { type CommandRecord, heads } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'
import type { EventState, Match, Round } from '../spine/state.ts'
import { freeTable } from '../tables/free-table.ts'
import { listedPlayers } from './by-hand/bracket-by-hand.ts'
import { byeFor, without } from './pair-swiss-round.ts'
import { runningField } from './swiss-field.ts'

/** Other pairs for some tables of a published round, none of which has begun. */
export type RepairRound = {
  readonly kind: 'repair-round'
  readonly matches: readonly MatchId[]
  readonly pairs: readonly Pair<PlayerId>[]
  readonly byes: readonly Bye[]
  readonly reason: string
}

/** Other pairs for some tables of a round that players already know, on record. */
export const repairRound: CommandRecord<RepairRound> = {
  may: heads,
  touches: 'rounds',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command, ask) => {
    const round = openRound(state)
    if (round === null) return refuse({ code: 'no-round' })
    const { number } = round
    if (round.status === 'paired') return refuse({ code: 'round-not-published', round: number })
    if (isBracket(stageKindOf(state, number))) {
      return refuse({ code: 'wrong-bracket', players: command.pairs.flat() })
    }
    const reason = command.reason.trim()
    if (reason === '') return refuse({ code: 'reason-needed' })
    const removed = command.matches.flatMap((id) => state.matches.get(id) ?? [])
    const settled = settle(refusals(state, round, command, removed), ask)
    if (settled.refusal !== null) return refuse(settled.refusal)
    const entry = state.version + settled.facts.length + 1
    const tables = freeTables(state, round, removed, command.pairs.length)
    const everybody = runningField(state, round.entropy)
    const pairings = command.pairs.map((players, index) => {
      const table = tables[index] ?? 0
      const match = matchId(`${entry}-${table}`)
      return { table, players, reason: { kind: 'by-hand' } as const, match }
    })
    const listed = new Set(listedPlayers({ tables: command.pairs, byes: command.byes }))
    const byes = [
      ...round.byes.filter(({ player }) => !listed.has(player) && isActive(state, player)),
      ...command.byes.map(({ player }) => byeFor(state, everybody, player)),
    ]
    const kept = matchesOf(state, round).filter((match) => !removed.includes(match))
    const pairs = [...kept.map(({ players }) => players), ...command.pairs]
    const playing = new Set(pairs.flat())
    const others = [...everybody.points.keys()].filter((player) => !playing.has(player))
    const receipt = receiptOf(others.reduce(without, everybody), pairs, 'by-hand')
    return grant([
      ...settled.facts,
      {
        kind: 'round-repaired',
        round: number,
        removed: removed.map(({ match }) => match),
        pairings,
        byes,
        receipt,
        reason,
      },
    ])
  },
}

const refusals = (
  state: EventState,
  round: Round,
  { matches, pairs, byes }: RepairRound,
  removed: readonly Match[],
): readonly Refusal[] => {
  const unknown = matches.find((id) => !round.matches.includes(id))
  if (unknown !== undefined) return [{ code: 'unknown-match', match: unknown }]
  const begun = removed.filter(isUnderWay).map(({ table }) => table)
  if (begun.length > 0) return [{ code: 'match-under-way', tables: begun }]
  const self = pairs.find(([a, b]) => a === b)
  if (self !== undefined) return [{ code: 'plays-self', player: self[0] }]
  const listed = listedPlayers({ tables: pairs, byes })
  const twice = listed.find((player, index) => listed.indexOf(player) !== index)
  if (twice !== undefined) return [{ code: 'paired-twice', player: twice }]
  const away = listed.find((player) => !isActive(state, player))
  if (away !== undefined) return [{ code: 'not-active', player: away }]
  const playingOn = new Set(activePlayers(state).map(({ player }) => player))
  // Who missed the cut is still there, but not in this stage.
  const out = listed.find((player) => !playingOn.has(player))
  if (out !== undefined) return [{ code: 'not-in-round', player: out }]
  const busy = new Set(
    matchesOf(state, round)
      .filter((match) => !removed.includes(match))
      .flatMap(({ players }) => players),
  )
  const playing = listed.find((player) => busy.has(player))
  if (playing !== undefined) return [{ code: 'paired-twice', player: playing }]
  const missing = removed
    .flatMap(({ players }) => players)
    .filter((player) => isActive(state, player) && !listed.includes(player))
  return [
    ...begunByClock(round, removed),
    ...(missing.length > 0
      ? [{ code: 'left-out', players: missing, overridable: true } as const]
      : []),
  ]
}

/** Once the clock runs people play, whether or not somebody has said so of each table. */
const begunByClock = ({ clock }: Round, removed: readonly Match[]): readonly Refusal[] => {
  const tables = removed.map(({ table }) => table)
  return clock === null || tables.length === 0
    ? []
    : [{ code: 'match-under-way', tables, byClock: true, overridable: true }]
}

/** The tables that become free, then the lowest at which nobody sits. */
const freeTables = (state: EventState, round: Round, removed: readonly Match[], count: number) => {
  const tables = removed.map(({ table }) => table).toSorted((a, b) => a - b)
  while (tables.length < count) tables.push(freeTable(state, round, tables))
  return tables
}
