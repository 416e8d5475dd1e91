import type { Actor, LeaderRole } from '../../vocabulary/role.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Refusal } from '../spine/answers.ts'
import type { EventState } from '../spine/state.ts'

const silent: readonly LeaderRole[] = ['marshal', 'judge']

/** A judge or marshal who is not acting as one decides nothing; the organizer always organizes. */
export const offDutyRefusal = (state: EventState, { leader: by }: Actor): Refusal | null => {
  const found = state.leaders.find(({ leader }) => leader === by)
  const { offDuty } = rulesOf(state.created).regulation.people
  const watching = offDuty?.value ?? silent
  if (found === undefined || found.acting || !watching.includes(found.role)) return null
  const rule = offDuty === null ? {} : { rule: offDuty.rule }
  return { code: 'off-duty', ...rule }
}
