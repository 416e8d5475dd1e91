import { distanceInBits, mostInBits } from './distance-in-bits.ts'
import { distanceInRows } from './distance-in-rows.ts'
import type { DistanceTo } from './distance-to.ts'

/** How far names are from one text, which is taken apart once for all of them. */
export const distanceFrom = (plain: string): DistanceTo =>
  plain.length <= mostInBits ? distanceInBits(plain) : distanceInRows(plain)
