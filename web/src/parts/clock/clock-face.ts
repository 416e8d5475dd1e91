import type { PublicClock } from '@topcut/engine'

export type ClockFace = {
  readonly status: 'not-started' | 'running' | 'paused' | 'called' | 'no-limit'
  /** Milliseconds, below zero once time is up; null without a limit. */
  readonly left: number | null
  /** When it ends if nothing happens; null where nobody can tell. */
  readonly end: number | null
  /** How much of the round has passed, from 0 to 1. */
  readonly share: number
  readonly extended: readonly {
    readonly table: number
    readonly minutes: number
    readonly end: number | null
  }[]
}

const minute = 60_000

/** What the clock shows at one moment, counted down here from what the facts say. */
export const clockFace = ({ minutes, clock, extended }: PublicClock, now: number): ClockFace => {
  const tables = (end: (more: number) => number | null) =>
    extended.map(({ table, minutes: more }) => ({ table, minutes: more, end: end(more) }))
  if (clock === null) {
    const left = minutes === null ? null : minutes * minute
    return { status: 'not-started', left, end: null, share: 0, extended: tables(() => null) }
  }
  const length = clock.minutes
  const elapsed = (clock.pausedAt ?? now) - clock.startedAt - clock.paused
  const isCalled = clock.calledAt !== null
  if (length === null) {
    const status = isCalled ? 'called' : clock.pausedAt !== null ? 'paused' : 'no-limit'
    return { status, left: null, end: null, share: 0, extended: tables(() => null) }
  }
  const left = length * minute - elapsed
  const isPaused = clock.pausedAt !== null
  return {
    status: isCalled ? 'called' : isPaused ? 'paused' : 'running',
    left: isCalled ? Math.min(0, left) : left,
    end: isPaused || isCalled ? null : now + left,
    share: Math.min(1, Math.max(0, elapsed / (length * minute))),
    extended: tables((more) => (isPaused ? null : now + left + more * minute)),
  }
}
