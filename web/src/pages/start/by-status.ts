import type { ListedEvent } from '@topcut/protocol'

const isOver = ({ status, isArchived }: ListedEvent) =>
  isArchived || status === 'finished' || status === 'cancelled'

const byDate = (a: ListedEvent, b: ListedEvent) => a.date.localeCompare(b.date)

/** One that cannot be read has no day: it must not push the next one down. */
const byDay = (a: ListedEvent, b: ListedEvent) =>
  Number(a.date === '') - Number(b.date === '') || byDate(a, b)

/** One's own events as one looks for them: what is on, what comes next, drafts, and what is over. */
export const byStatus = (events: readonly ListedEvent[]) => {
  const current = events.filter((one) => !isOver(one))
  const running = current.filter(({ status }) => status === 'running')
  const waiting = current.filter(({ status }) => status !== 'running').toSorted(byDay)
  return {
    /** The latest first: one that nobody ever ended must not hide today's. */
    running: running.toSorted((a, b) => byDate(b, a)),
    next: waiting.filter(({ isHidden }) => !isHidden),
    drafts: waiting.filter(({ isHidden }) => isHidden),
    archive: events.filter(isOver).toSorted((a, b) => byDate(b, a)),
  }
}
