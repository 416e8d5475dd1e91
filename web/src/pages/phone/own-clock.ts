import { type Instant, type PublicClock, remaining } from '@topcut/engine'
import { timeLeftText } from '../../parts/clock/remaining.ts'

/** What the clock says to one table. */
export type OwnClock =
  | { readonly kind: 'not-started' | 'no-limit' }
  | {
      readonly kind: 'running' | 'paused' | 'called'
      readonly text: string
      /** When time is up, by the server’s clock; null while that is open. */
      readonly ends: number | null
      /** How much of it has passed, from 0 to 1. */
      readonly share: number
    }

export const ownClock = ({ clock }: PublicClock, extension: number, now: Instant): OwnClock => {
  if (clock === null) return { kind: 'not-started' }
  const left = remaining(clock, extension, now)
  if (left === null || clock.minutes === null) {
    return clock.calledAt === null
      ? { kind: 'no-limit' }
      : { kind: 'called', text: timeLeftText(0), ends: null, share: 1 }
  }
  const isCalled = clock.calledAt !== null && (extension === 0 || left <= 0)
  const isPaused = clock.pausedAt !== null
  return {
    kind: isCalled ? 'called' : isPaused ? 'paused' : 'running',
    text: timeLeftText(isCalled ? 0 : left),
    ends: isCalled || isPaused ? null : now + left,
    share: Math.min(1, Math.max(0, 1 - left / ((clock.minutes + extension) * 60_000))),
  }
}
