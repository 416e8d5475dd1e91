import { type Clock, instant, remaining as left } from '@topcut/engine'

export type Remaining = {
  /** Negative once time is up. */
  readonly milliseconds: number
  readonly text: string
  readonly isUp: boolean
  /** How much of the round has passed, from 0 to 1. */
  readonly share: number
}

const two = (n: number) => `${n}`.padStart(2, '0')

/** `41:12`, with a sign once time is up. */
export const timeLeftText = (milliseconds: number): string => {
  // Rounded up: a clock that shows 00:00 while a second is left calls time too early.
  const seconds = Math.ceil(Math.abs(milliseconds) / 1000)
  const sign = milliseconds < 0 ? '−' : ''
  return `${sign}${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

/** What a round's clock shows; null for a round without a limit. */
export const remaining = (clock: Clock, now: number): Remaining | null => {
  const milliseconds = left(clock, 0, instant(now))
  if (milliseconds === null || clock.minutes === null) return null
  return {
    milliseconds,
    text: timeLeftText(milliseconds),
    isUp: milliseconds <= 0,
    share: Math.min(1, Math.max(0, 1 - milliseconds / (clock.minutes * 60_000))),
  }
}
