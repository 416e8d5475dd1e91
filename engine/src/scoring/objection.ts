import type { Ending } from '../vocabulary/result.ts'
import type { RuleId } from '../vocabulary/rule.ts'

/** Why a result cannot be: the same codes that a refusal has. */
export type Objection = { readonly rule?: RuleId } & (
  | { readonly code: 'score-out-of-range'; readonly score: number; readonly maximum: number }
  | { readonly code: 'score-needs-full'; readonly ending: Ending; readonly full: number }
  | { readonly code: 'score-both-full'; readonly full: number }
  | { readonly code: 'score-not-below-full'; readonly full: number }
  | { readonly code: 'initiative-needed' }
  | { readonly code: 'initiative-not-needed' }
  | { readonly code: 'ending-unknown'; readonly ending: Ending }
  | { readonly code: 'field-unknown'; readonly field: string }
)
