import type { Decider } from '../spine/ask.ts'
import { grant, refuse } from '../spine/decision.ts'
import { vacancyRefusal } from './office.ts'

export const dismissLeader: Decider<'dismiss-leader'> = (state, { leader }) => {
  if (!state.leaders.some((one) => one.leader === leader)) {
    return refuse({ code: 'unknown-leader', leader })
  }
  const refusal = vacancyRefusal(state, leader)
  return refusal === undefined ? grant([{ kind: 'leader-dismissed', leader }]) : refuse(refusal)
}
