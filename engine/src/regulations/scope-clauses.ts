import type { VariantClause } from '../legality/clauses.ts'
import type { Tier } from '../vocabulary/details.ts'
import type { Clause } from '../vocabulary/rule.ts'

/** The events a document is about. */
export type ScopeClauses = {
  /** The way of play; null where the document knows one only. */
  readonly variant: Clause<VariantClause> | null
  /** The kinds of event that belong to a tier, as far as the document names them. */
  readonly eventKinds: { readonly [T in Tier]?: Clause<readonly string[]> }
}
