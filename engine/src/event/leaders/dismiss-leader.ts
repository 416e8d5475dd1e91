import type { LeaderId } from '../../vocabulary/ids.ts'
import { type CommandRecord, organizer } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { vacancyRefusal } from './office.ts'

export type DismissLeader = { readonly kind: 'dismiss-leader'; readonly leader: LeaderId }

export const dismissLeader: CommandRecord<DismissLeader> = {
  may: organizer,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { leader }) => {
    if (!state.leaders.some((one) => one.leader === leader)) {
      return refuse({ code: 'unknown-leader', leader })
    }
    const refusal = vacancyRefusal(state, leader)
    return refusal === undefined ? grant([{ kind: 'leader-dismissed', leader }]) : refuse(refusal)
  },
}
