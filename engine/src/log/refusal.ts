import type { RuleId } from '../vocabulary/rule.ts'
import type { ListRefusal } from './refusals/lists.ts'
import type { LogRefusal } from './refusals/log.ts'
import type { PeopleRefusal } from './refusals/people.ts'
import type { ResultRefusal } from './refusals/results.ts'
import type { RoundRefusal } from './refusals/rounds.ts'
import type { RulingRefusal } from './refusals/rulings.ts'
import type { SetUpRefusal } from './refusals/set-up.ts'

/**
 * A rules "no": a code, its data and, where a rule is behind it, the rule's id. The words are in
 * `protocol`. A refusal with `overridable` gives way to a leader who says why.
 */
export type Refusal = { readonly rule?: RuleId; readonly overridable?: true } & (
  | LogRefusal
  | SetUpRefusal
  | PeopleRefusal
  | ListRefusal
  | RoundRefusal
  | ResultRefusal
  | RulingRefusal
)

export type RefusalCode = Refusal['code']
