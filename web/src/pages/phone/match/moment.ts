import {
  type Instant,
  type OwnTable,
  type OwnView,
  type PublicClock,
  type PublicEvent,
  type Result,
  remaining,
} from '@topcut/engine'
import type { KeptParcel } from '../../../state/sending/kept-outbox.ts'

/** Where a match stands for one of the two who play it. */
export type Phase =
  /** Nothing is counted here: the match runs, or has not begun. */
  | 'playing'
  /** Over: the result can be handed in. */
  | 'open'
  /** The other one has handed in; one tap says the same. */
  | 'to-confirm'
  | 'said'
  | 'differs'
  | 'done'

/** What the day holds for a player right now. */
export type Moment =
  | { readonly kind: 'match'; readonly table: OwnTable; readonly phase: Phase }
  | { readonly kind: 'bye' }
  | { readonly kind: 'waiting-list'; readonly place: number }
  | { readonly kind: 'left' }
  | { readonly kind: 'out' }
  | { readonly kind: 'played' }
  | { readonly kind: 'finished' }
  | { readonly kind: 'not-paired' }

type Known = {
  readonly me: OwnView
  readonly event: Pick<PublicEvent, 'status'> | null
  readonly clock: PublicClock | null
  readonly waiting: readonly KeptParcel[]
  readonly now: Instant
}

/** Whether the clock has ended this match: a table with more time plays on when time is called. */
const isTimeOver = ({ round, extension }: OwnTable, known: Known): boolean => {
  const clock = known.clock?.round === round ? known.clock.clock : null
  if (clock === null || clock.calledAt === null) return false
  return extension === 0 || (remaining(clock, extension, known.now) ?? 0) <= 0
}

const isWaiting = ({ match }: OwnTable, kind: string, waiting: Known['waiting']): boolean =>
  waiting.some(
    ({ parcel: { command } }) =>
      command.kind === kind && 'match' in command && command.match === match,
  )

/** What this player says the result is, also while it is still to be sent. */
export const ownWord = ({ match, own }: OwnTable, waiting: Known['waiting']): Result | null => {
  const sent = waiting.findLast(
    ({ parcel: { command } }) => command.kind === 'report-result' && command.match === match,
  )
  return sent?.parcel.command.kind === 'report-result' ? sent.parcel.command.result : own
}

const phaseOf = (table: OwnTable, known: Known): Phase => {
  const { result, awaitsOwn, own, theirs, differs, endedAt } = table
  if (result !== null && !awaitsOwn) return 'done'
  if (isWaiting(table, 'report-result', known.waiting)) return 'said'
  if (differs) return 'differs'
  if (own !== null) return 'said'
  if (theirs !== null) return 'to-confirm'
  const isEnded = endedAt !== null || isWaiting(table, 'end-match', known.waiting)
  return isEnded || isTimeOver(table, known) ? 'open' : 'playing'
}

/** Whether the next thing for this player is a round that is not published yet. */
export const isWaitingForRound = (moment: Moment): boolean =>
  moment.kind === 'not-paired' ||
  moment.kind === 'bye' ||
  (moment.kind === 'match' && moment.phase === 'done')

export const momentOf = (known: Known): Moment => {
  const { me, event } = known
  if (event?.status === 'finished') return { kind: 'finished' }
  if (me.waitingPlace !== null) return { kind: 'waiting-list', place: me.waitingPlace }
  const { status } = me.player
  // Whose word a result still waits for is asked for it first.
  if (event?.status === 'played' && me.table?.awaitsOwn !== true) return { kind: 'played' }
  if (me.table !== null && me.table.result === null) {
    return { kind: 'match', table: me.table, phase: phaseOf(me.table, known) }
  }
  if (status === 'dropped' || status === 'disqualified') return { kind: 'left' }
  if (me.table !== null) {
    return { kind: 'match', table: me.table, phase: phaseOf(me.table, known) }
  }
  if (me.bye !== null) return { kind: 'bye' }
  return me.isOut ? { kind: 'out' } : { kind: 'not-paired' }
}
