import type { ClockView } from '@topcut/engine'

/** When the round is over if nothing more is added: the latest table decides; null without a limit. */
export const expectedEnd = ({ remaining, extended }: ClockView, now: number): number | null => {
  if (remaining === null) return null
  return Math.max(
    ...[remaining, ...extended.map((one) => one.remaining ?? 0)].map((ms) => now + ms),
  )
}
