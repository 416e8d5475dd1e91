import type { Instant } from '@topcut/engine'
import type { HookDelivery } from '@topcut/protocol'
import type { HookProgress } from './hook.ts'
import type { Message } from './message.ts'
import type { Sent } from './send.ts'
import type { Telling } from './tellings.ts'

/** As many as an organizer looks through. */
const mostRecent = 30

/** The one with the same id is replaced: a message has one line, however often it was sent. */
const noted = (recent: HookProgress['recent'], delivery: HookDelivery): HookProgress['recent'] =>
  [delivery, ...recent.filter(({ id }) => id !== delivery.id)].slice(0, mostRecent)

const isTaken = ({ answer }: Sent): boolean => answer !== null && answer >= 200 && answer < 300
/** 410: the receiver wants no more. */
const isGone = ({ answer }: Sent): boolean => answer === 410

type Attempt = {
  readonly message: Message
  readonly sent: Sent
  readonly at: Instant
  /** Milliseconds to the next one; null: no more. */
  readonly pause: number | null
}

/** After an attempt at what is due. Where it was taken, the next one is due. */
export const attempted = (
  progress: HookProgress,
  { message, sent, at, pause }: Attempt,
): HookProgress => {
  const attempts = progress.attempts + 1
  const isOver = isTaken(sent)
  const isOff = isGone(sent) || (!isOver && pause === null)
  const nextAt = isOver || isOff || pause === null ? null : ((at + pause) as Instant)
  const { id, type, entry } = message
  const delivery: HookDelivery = {
    id,
    type,
    entry,
    state: isOver ? 'delivered' : isOff ? 'failed' : 'waiting',
    attempts,
    lastAt: at,
    answer: sent.answer,
    fault: sent.fault,
    nextAt,
  }
  return {
    ...progress,
    told: isOver ? (entry ?? progress.told) : progress.told,
    attempts: isOver ? 0 : attempts,
    nextAt,
    state: isGone(sent) ? 'gone' : isOff ? 'gave-up' : 'going',
    recent: noted(progress.recent, delivery),
  }
}

/** After something was sent by hand: it moves nothing. */
export const triedByHand = (
  progress: HookProgress,
  { message, sent, at }: Omit<Attempt, 'pause'>,
): HookProgress => {
  const { id, type, entry } = message
  const before = progress.recent.find((one) => one.id === id)
  const state = isTaken(sent) || before?.state === 'delivered' ? 'delivered' : 'failed'
  const attempts = (before?.attempts ?? 0) + 1
  const { answer, fault } = sent
  const delivery = { id, type, entry, state, attempts, lastAt: at, answer, fault, nextAt: null }
  return { ...progress, recent: noted(progress.recent, delivery as HookDelivery) }
}

/** Past an entry of which nothing is told. */
export const passed = (progress: HookProgress, n: number): HookProgress => ({
  ...progress,
  told: n,
  attempts: 0,
  nextAt: null,
})

/** Taken back before it was delivered: it is not sent any more. */
export const withdrawn = (progress: HookProgress, { entry }: Telling): HookProgress => ({
  ...passed(progress, entry.n),
  // Where an attempt was made somebody may have read it: then it is told that it was taken back.
  unsaid: progress.attempts === 0 ? [...progress.unsaid, entry.n] : progress.unsaid,
  recent: progress.recent.map((one) =>
    one.entry === entry.n && one.state === 'waiting'
      ? { ...one, state: 'taken-back', nextAt: null }
      : one,
  ),
})

/** Set going by hand: at once, with all patience. */
export const startedAnew = (progress: HookProgress, starts: number): HookProgress => ({
  ...progress,
  starts,
  attempts: 0,
  nextAt: null,
  state: 'going',
})
