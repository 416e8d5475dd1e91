import type { Result } from '../../vocabulary/result.ts'
import type { Refusal } from '../spine/answers.ts'
import type { EventState } from '../spine/state.ts'
import { rulesOf } from './rules.ts'

/** Against a match lost by ruling where the document has no such penalty: somebody says why. */
export const lossRefusal = ({ created }: EventState, { ending }: Result): Refusal | null => {
  const { id: regulation, rulings } = rulesOf(created).regulation
  const { beyond } = rulings
  if (ending !== 'match-loss' || beyond?.value.includes(ending) !== true) return null
  const { rule } = beyond
  return { code: 'not-in-this-regulation', what: ending, regulation, rule, overridable: true }
}
