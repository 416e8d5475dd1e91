import { regulationOf } from '../../regulations/catalogue.ts'
import type { Regulation } from '../../regulations/regulation.ts'
import { type OptionName, optionValues, type Readings } from '../../vocabulary/option.ts'
import type { Clause } from '../../vocabulary/rule.ts'
import type { Created } from '../spine/state.ts'

/** The regulation of an event and how its ambiguous rules are read there. */
export type Rules = { readonly regulation: Regulation; readonly readings: Readings }

const known = new WeakMap<Created, Rules>()

export const rulesOf = (created: Created): Rules => {
  const before = known.get(created)
  if (before !== undefined) return before
  // Folding takes no event in whose regulation is unknown, so there is no state without one.
  const regulation = regulationOf(created.regulation) as Regulation
  const entries = Object.entries(optionValues).map(([name, values]) => [
    name,
    created.options[name as OptionName] ?? regulation.options[name as OptionName] ?? values[0],
  ])
  const rules: Rules = { regulation, readings: Object.fromEntries(entries) as Readings }
  known.set(created, rules)
  return rules
}

/** How many people play as one, where the document plays in teams; null where each plays alone. */
export const teamSize = (created: Created): Clause<number> | null => {
  const { lists } = rulesOf(created).regulation
  return 'team' in lists ? (lists.team?.size ?? null) : null
}
