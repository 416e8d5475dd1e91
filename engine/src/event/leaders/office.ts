import type { LeaderId } from '../../vocabulary/ids.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Refusal } from '../spine/answers.ts'
import type { EventState, Leader } from '../spine/state.ts'

/** The organizer's office is handed over, never just left, where the document wants one. */
export const vacancyRefusal = (state: EventState, leader: LeaderId): Refusal | undefined => {
  const { organizer } = rulesOf(state.created).regulation.people
  const isOrganizer = state.leaders.some((one) => one.leader === leader && one.role === 'organizer')
  return organizer?.value === 'exactly-one' && isOrganizer
    ? { code: 'office-not-vacant', leader, rule: organizer.rule }
    : undefined
}

/** Where the document knows one organizer, there is never a second one and never none. */
export const officeRefusal = (
  state: EventState,
  { leader, role }: Pick<Leader, 'leader' | 'role'>,
): Refusal | undefined => {
  if (role !== 'organizer') return vacancyRefusal(state, leader)
  const { organizer } = rulesOf(state.created).regulation.people
  if (organizer?.value !== 'exactly-one') return undefined
  const other = state.leaders.find((one) => one.role === 'organizer' && one.leader !== leader)
  return other === undefined
    ? undefined
    : { code: 'organizer-exists', leader: other.leader, rule: organizer.rule }
}

/** Against the start: nobody on record answers for the event. */
export const organizerRefusals = (state: EventState): readonly Refusal[] => {
  const { organizer } = rulesOf(state.created).regulation.people
  const isThere = state.leaders.some(({ role }) => role === 'organizer')
  return organizer?.value !== 'exactly-one' || isThere
    ? []
    : [{ code: 'organizer-missing', rule: organizer.rule, overridable: true }]
}
