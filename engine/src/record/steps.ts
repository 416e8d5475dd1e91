import type { RoundName } from '../views/rounds/round-name.ts'
import type { Receipt } from '../vocabulary/pairing.ts'

/** A round as it was checked. */
export type CheckedRound = {
  readonly round: number
  readonly name: RoundName
  /** Drawn again from its entropy, and the same; false also where a leader paired by hand. */
  readonly redrawn: boolean
  readonly byHand: boolean
  readonly certified: Receipt['certified'] | null
  readonly tables: number
  /** Whether the lot had been fixed before; null in a log of before. */
  readonly committed: boolean | null
}

/** What is being done, so that whoever waits sees it. */
export type VerifyStep =
  | { readonly step: 'chain'; readonly entries: number; readonly problems: number }
  | { readonly step: 'round'; readonly round: CheckedRound; readonly of: number }
  | { readonly step: 'results'; readonly results: number }
  | { readonly step: 'standings'; readonly places: number; readonly agrees: boolean }
