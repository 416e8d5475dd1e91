import type { Instant } from '../../vocabulary/instant.ts'
import type { Clock } from '../spine/state.ts'
import { elapsed } from './elapsed.ts'

const minute = 60_000

/**
 * Milliseconds left on a clock, for a table with so many minutes more; below zero once it is over,
 * null without a limit. A called round has no time left but where a table was given more.
 */
export const remaining = (clock: Clock, extension: number, now: Instant): number | null => {
  if (clock.minutes === null) return null
  const left = (clock.minutes + extension) * minute - elapsed(clock, now)
  return clock.calledAt !== null && extension === 0 ? Math.min(0, left) : left
}
