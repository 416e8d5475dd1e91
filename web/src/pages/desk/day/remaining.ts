import type { Clock } from '@topcut/engine'

export type Remaining = {
  /** Negative once time is up. */
  readonly milliseconds: number
  readonly text: string
  readonly isUp: boolean
  /** How much of the round has passed, from 0 to 1. */
  readonly share: number
}

const two = (n: number) => `${n}`.padStart(2, '0')

/** What a round's clock shows; null for a round without a limit. */
export const remaining = ({ startedAt, minutes }: Clock, now: number): Remaining | null => {
  if (minutes === null) return null
  const whole = minutes * 60_000
  const milliseconds = startedAt + whole - now
  // Rounded up: a clock that shows 00:00 while a second is left calls time too early.
  const seconds = Math.ceil(Math.abs(milliseconds) / 1000)
  const sign = milliseconds < 0 ? '−' : ''
  return {
    milliseconds,
    text: `${sign}${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`,
    isUp: milliseconds <= 0,
    share: Math.min(1, Math.max(0, 1 - milliseconds / whole)),
  }
}
