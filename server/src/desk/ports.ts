import { randomBytes } from 'node:crypto'
import type { Instant } from '@topcut/engine'

/** What the engine may not take for itself: the desk hands it in. */
export type Clock = () => Instant
/**
 * Milliseconds since some moment, for how long something lasts. A clock can be set back while a
 * hall is playing: measured by it, a limit of seconds would last for hours.
 */
export type Ticks = () => number
export type Luck = () => string

export const systemClock: Clock = () => Date.now() as Instant
export const systemTicks: Ticks = () => performance.now()

/** 128 bits: nobody in the hall can work out the next round's lots beforehand. */
const lotLength = 16
let drawn = Buffer.alloc(0)

/** Many at once from the machine, each given out once: every command waits for one. */
export const systemLuck: Luck = () => {
  if (drawn.length === 0) drawn = randomBytes(256 * lotLength)
  const lot = drawn.toString('hex', 0, lotLength)
  drawn = drawn.subarray(lotLength)
  return lot
}
