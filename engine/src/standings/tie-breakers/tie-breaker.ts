import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Fraction } from '../fraction.ts'
import type { Ledger } from '../ledger.ts'

export type Sheet = {
  readonly player: PlayerId
  readonly tournamentPoints: number
  readonly marginOfVictory: number
  readonly strengthOfSchedule: Fraction
  /** Nothing where the document has none. */
  readonly extendedStrengthOfSchedule: Fraction
}

/** What a place is said to be decided by. */
export type Measure =
  | 'head-to-head'
  | 'margin-of-victory'
  | 'strength-of-schedule'
  | 'extended-strength-of-schedule'

/**
 * Splits a level group. A measure gives everybody a value, higher first; a leader tie-breaker
 * lifts at most one player out of the group and leaves the rest level, or looks for
 * the next leader in the rest where it is repeated.
 */
export type TieBreaker = { readonly measure: Measure } & (
  | { readonly kind: 'measure'; readonly value: (sheet: Sheet) => Fraction }
  | {
      readonly kind: 'leader'
      readonly isRepeated: boolean
      readonly leader: (group: readonly Sheet[], ledger: Ledger) => PlayerId | null
    }
)
