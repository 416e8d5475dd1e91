import {
  type Instant,
  type OwnTable,
  type PublicClock,
  type Result,
  remaining,
} from '@topcut/engine'
import type { KeptParcel } from '../../../state/sending/kept-outbox.ts'

/** Where a match stands for one of the two who play it. */
export type Phase =
  /** Table and opponent are known, the clock has not started: set up. */
  | 'paired'
  /** Nothing is counted here while the match runs. */
  | 'playing'
  /** The document says what is still played. */
  | 'time-called'
  /** Over: the result can be handed in. */
  | 'ended'
  /** The other one has handed in; one tap says the same. */
  | 'to-confirm'
  | 'reported'
  | 'differing'
  /** Entered, and other tables still play. */
  | 'entered'

/** What a phone knows beside the table itself. */
export type AtTable = {
  readonly clock: PublicClock | null
  readonly waiting: readonly KeptParcel[]
  readonly now: Instant
}

const clockOf = ({ round }: OwnTable, { clock }: Pick<AtTable, 'clock'>): PublicClock['clock'] =>
  clock?.round === round ? clock.clock : null

/** Whose clock still runs: time cannot have ended such a match. */
export const hasTimeLeft = (table: OwnTable, known: Pick<AtTable, 'clock' | 'now'>): boolean => {
  const clock = clockOf(table, known)
  return clock !== null && (remaining(clock, table.extension, known.now) ?? 0) > 0
}

/** Whether the clock has ended this match: a table with more time plays on when time is called. */
const isTimeOver = (table: OwnTable, known: AtTable): boolean => {
  const clock = clockOf(table, known)
  return clock !== null && clock.calledAt !== null && !hasTimeLeft(table, known)
}

const isWaiting = ({ match }: OwnTable, kind: string, waiting: AtTable['waiting']): boolean =>
  waiting.some(
    ({ parcel: { command } }) =>
      command.kind === kind && 'match' in command && command.match === match,
  )

/** What this player says the result is, also while it is still to be sent. */
export const ownWord = ({ match, own }: OwnTable, waiting: AtTable['waiting']): Result | null => {
  const sent = waiting.findLast(
    ({ parcel: { command } }) => command.kind === 'report-result' && command.match === match,
  )
  return sent?.parcel.command.kind === 'report-result' ? sent.parcel.command.result : own
}

export const phaseOf = (table: OwnTable, known: AtTable): Phase => {
  const { result, awaitsOwn, own, theirs, differs, endedAt, startedAt } = table
  if (result !== null && !awaitsOwn) return 'entered'
  if (isWaiting(table, 'report-result', known.waiting)) return 'reported'
  if (differs) return 'differing'
  if (own !== null) return 'reported'
  if (theirs !== null) return 'to-confirm'
  if (endedAt !== null || isWaiting(table, 'end-match', known.waiting)) return 'ended'
  if (isTimeOver(table, known)) return 'time-called'
  return startedAt !== null || clockOf(table, known) !== null ? 'playing' : 'paired'
}
