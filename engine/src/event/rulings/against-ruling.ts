import type { Actor } from '../../vocabulary/role.ts'
import type { Ruling } from '../../vocabulary/ruling.ts'
import { holdsOffice, isMarshal } from '../reading/marshal.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Refusal } from '../spine/answers.ts'
import type { EventState } from '../spine/state.ts'

const command = 'record-ruling'

/** What the document says against a ruling by this leader. */
export const againstRuling = (state: EventState, ruling: Ruling, by: Actor): readonly Refusal[] => [
  ...overruleRefusals(state, ruling, by),
  ...infractionRefusals(state, ruling),
  ...penaltyRefusals(state, ruling, by),
  ...componentRefusals(state, ruling, by),
]

const overruleRefusals = (
  state: EventState,
  { overrules }: Ruling,
  by: Actor,
): readonly Refusal[] => {
  if (overrules === undefined) return []
  const { id: regulation, rulings } = rulesOf(state.created).regulation
  const { value, rule } = rulings.mayOverrule
  if (!holdsOffice(state, by, rulings.lastWord.value)) {
    return [{ code: 'not-allowed', role: by.role, command, rule }]
  }
  return value.includes(overrules)
    ? []
    : [{ code: 'not-in-this-regulation', what: overrules, regulation, rule, overridable: true }]
}

const infractionRefusals = (
  { created }: EventState,
  { infraction }: Ruling,
): readonly Refusal[] => {
  const { id: regulation, rulings } = rulesOf(created).regulation
  const { infractions, onlyNamedInfractions: only } = rulings
  if (infraction === undefined || only?.value !== true) return []
  if (infractions.some(({ value }) => value.includes(infraction))) return []
  const { rule } = only
  return [{ code: 'not-in-this-regulation', what: infraction, regulation, rule, overridable: true }]
}

const penaltyRefusals = (state: EventState, { penalty }: Ruling, by: Actor): readonly Refusal[] => {
  if (penalty === undefined) return []
  const { id: regulation, rulings } = rulesOf(state.created).regulation
  const { penalties, beyond, penaltiesBy } = rulings
  if (!penalties.some(({ value }) => value.includes(penalty.kind))) {
    const unknown = { code: 'not-in-this-regulation', what: penalty.kind, regulation } as const
    return beyond?.value.includes(penalty.kind) === true
      ? [{ ...unknown, rule: beyond.rule, overridable: true }]
      : [unknown]
  }
  if (penaltiesBy === null || holdsOffice(state, by, penaltiesBy.value)) return []
  const { rule } = penaltiesBy
  return [{ code: 'not-allowed', role: by.role, command, rule, overridable: true }]
}

/** Whether a component may be played is the marshal's to say, and what follows is not. */
const componentRefusals = (
  state: EventState,
  { withoutReplacement }: Ruling,
  by: Actor,
): readonly Refusal[] => {
  if (withoutReplacement !== true) return []
  const { id: regulation, rulings } = rulesOf(state.created).regulation
  const { ineligibleComponent } = rulings
  if (ineligibleComponent?.value !== 'disqualified') {
    return [{ code: 'not-in-this-regulation', what: 'without-replacement', regulation }]
  }
  const { rule } = ineligibleComponent
  return isMarshal(state, by) ? [] : [{ code: 'not-allowed', role: by.role, command, rule }]
}
