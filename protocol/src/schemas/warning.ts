import type { Warning } from '@topcut/engine'
import Type, { type Static, type TProperties } from 'typebox'
import { closed } from './closed.ts'
import {
  count,
  listOf,
  orNull,
  pairOf,
  players,
  roundNumber,
  ruleId,
  tableNumber,
  tables,
  word,
} from './facts/on-record.ts'
import { playerIdSchema } from './ids.ts'
import { findingSchema } from './lists/finding.ts'
import { scoreSchema } from './result.ts'
import type { Described } from './same.ts'

const player = playerIdSchema
const reading = { in: players, out: players }

const warningOf = <const C extends Warning['code'], P extends TProperties>(code: C, fields: P) =>
  Type.Object({ code: Type.Literal(code), rule: Type.Optional(ruleId), ...fields }, closed)

/** What a leader was told beside a granted wish; it stands on record with the command. */
export const warningSchema = Type.Union([
  warningOf('rematch', { players: pairOf(player) }),
  warningOf('repeated-bye', { player }),
  warningOf('structure-differs', {
    what: Type.Enum(['rounds', 'cut']),
    suggested: count,
    planned: count,
  }),
  warningOf('cut-size-unusual', { cut: count, sizes: listOf(count) }),
  warningOf('cut-reading-differs', reading),
  warningOf('should-be-dropped', { player }),
  warningOf('no-show-removed', { player }),
  warningOf('late-without-list', { players }),
  warningOf('score-assumed', { table: tableNumber, score: scoreSchema }),
  warningOf('games-assumed', { table: tableNumber }),
  warningOf('game-after-draw', { table: tableNumber }),
  warningOf('score-unreachable', {
    table: tableNumber,
    player,
    score: count,
    below: count,
    above: count,
  }),
  warningOf('tell-players', { what: word }),
  warningOf('mission-missing', { round: roundNumber }),
  warningOf('pairing-discarded', { round: roundNumber }),
  warningOf('next-round-already-paired', { round: roundNumber }),
  warningOf('no-ruling-leader', { table: tableNumber }),
  warningOf('list-finding', { player, finding: findingSchema }),
  warningOf('points-unsigned', { tables }),
  warningOf('investigate', { player }),
  warningOf('head-count-differs', { registered: count, present: count }),
  warningOf('place-left-empty', { player }),
  warningOf('place-goes-to', { player }),
  warningOf('place-stays-empty', { player }),
  warningOf('cut-would-differ', reading),
  warningOf('place-free', { next: player }),
  warningOf('proposal-open', { player }),
  warningOf('call-open', { table: orNull(tableNumber) }),
  warningOf('material-open', { player }),
  warningOf('advice', { key: word }),
])

true satisfies Described<Static<typeof warningSchema>, Warning>
