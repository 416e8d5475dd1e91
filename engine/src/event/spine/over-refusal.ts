import type { Refusal } from './answers.ts'
import type { EventState } from './state.ts'

/** What stands in the way of everything that makes no sense after the end; null before it. */
export const overRefusal = ({
  finished,
  cancelled,
}: Pick<EventState, 'finished' | 'cancelled'>): Refusal | null => {
  if (finished !== null) return { code: 'event-finished' }
  return cancelled === null ? null : { code: 'event-cancelled' }
}
