import type { Ending } from '../vocabulary/result.ts'
import type { ResultFault } from '../vocabulary/result-fault.ts'
import type { RuleId } from '../vocabulary/rule.ts'

/** Why a result cannot be: the same codes that a refusal has. */
export type Objection = { readonly rule?: RuleId; readonly overridable?: true } & (
  | ResultFault
  | { readonly code: 'ending-unknown'; readonly ending: Ending }
  | { readonly code: 'field-unknown'; readonly field: string }
)
