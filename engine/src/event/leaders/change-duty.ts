import type { LeaderId } from '../../vocabulary/ids.ts'
import { anyLeader, type CommandRecord } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { vacancyRefusal } from './office.ts'

/** A judge who is not acting as one counts as a spectator. */
export type ChangeDuty = {
  readonly kind: 'change-duty'
  readonly leader: LeaderId
  readonly acting: boolean
}

/** Judges speak for themselves; whoever is above them may also speak for others. */
export const changeDuty: CommandRecord<ChangeDuty> = {
  may: anyLeader,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { kind, leader, acting }, { by }) => {
    if (!state.leaders.some((one) => one.leader === leader)) {
      return refuse({ code: 'unknown-leader', leader })
    }
    if (by.role === 'judge' && by.leader !== leader) {
      return refuse({ code: 'not-allowed', role: by.role, command: kind })
    }
    const refusal = acting ? undefined : vacancyRefusal(state, leader)
    if (refusal !== undefined) return refuse(refusal)
    return grant([{ kind: 'duty-changed', leader, acting }])
  },
}
