import type { BracketNeeds, CutNeeds, Leads, Verdict } from '@topcut/engine'

export type NeedsWords = {
  readonly closed: string
  /** `top` is the cut, as in `Top 8`. */
  readonly headline: { readonly [V in Verdict]: (top: string) => string }
  /** What one outcome of the own match means. */
  readonly verdict: { readonly [V in Verdict]: (top: string) => string }
  readonly share: (found: number, of: number) => string
  /** What the outcomes are about. */
  readonly about: { readonly [M in NonNullable<CutNeeds['match']>]: string }
  readonly by: { readonly [B in CutNeeds['by']]: string }
  readonly assumed: string
  readonly status: { readonly [S in BracketNeeds['status']]: string }
  readonly leads: { readonly [L in Leads]: string }
}
