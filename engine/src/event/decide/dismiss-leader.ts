import { vacancyRefusal } from '../office.ts'
import type { Decider } from '../spine/ask.ts'
import { grant, refuse } from '../spine/decision.ts'

export const dismissLeader: Decider<'dismiss-leader'> = (state, { leader }) => {
  if (!state.leaders.some((one) => one.leader === leader)) {
    return refuse({ code: 'unknown-leader', leader })
  }
  const refusal = vacancyRefusal(state, leader)
  return refusal === undefined ? grant([{ kind: 'leader-dismissed', leader }]) : refuse(refusal)
}
