import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Fraction } from '../fraction.ts'
import type { Ledger } from '../ledger.ts'

export type Sheet = {
  readonly player: PlayerId
  readonly tournamentPoints: number
  readonly marginOfVictory: number
  readonly strengthOfSchedule: Fraction
}

/**
 * Splits a level group. A measure gives everybody a value, higher first; a leader tie-breaker
 * lifts at most one player out of the group and leaves the rest level.
 */
export type TieBreaker =
  | { readonly kind: 'measure'; readonly value: (sheet: Sheet) => Fraction }
  | {
      readonly kind: 'leader'
      readonly leader: (group: readonly Sheet[], ledger: Ledger) => PlayerId | null
    }
