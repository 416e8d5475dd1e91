import type { Tier } from '../vocabulary/details.ts'
import type { Day } from '../vocabulary/instant.ts'

/** The maps whose missions events of these tiers play, from this day on. */
export type LegalMapsClause = {
  readonly from: Day
  readonly at: readonly Tier[]
  readonly maps: readonly string[]
}
