import { randomBytes } from 'node:crypto'
import type { Instant } from '@topcut/engine'

/** What the engine may not take for itself: the desk hands it in. */
export type Clock = () => Instant
export type Luck = () => string

export const systemClock: Clock = () => Date.now() as Instant

/** 128 bits: nobody in the hall can work out the next round's lots beforehand. */
export const systemLuck: Luck = () => randomBytes(16).toString('hex')
