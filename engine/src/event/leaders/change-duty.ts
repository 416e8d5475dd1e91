import type { Decider } from '../spine/ask.ts'
import { grant, refuse } from '../spine/decision.ts'
import { vacancyRefusal } from './office.ts'

/** Judges speak for themselves; whoever is above them may also speak for others. */
export const changeDuty: Decider<'change-duty'> = (state, { kind, leader, acting }, { by }) => {
  if (!state.leaders.some((one) => one.leader === leader)) {
    return refuse({ code: 'unknown-leader', leader })
  }
  if (by.role === 'judge' && by.leader !== leader) {
    return refuse({ code: 'not-allowed', role: by.role, command: kind })
  }
  const refusal = acting ? undefined : vacancyRefusal(state, leader)
  if (refusal !== undefined) return refuse(refusal)
  return grant([{ kind: 'duty-changed', leader, acting }])
}
