import { runningRound } from '../reading/running-round.ts'
import { anyLeader, type CommandRecord } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

export type CallTime = { readonly kind: 'call-time' }

/** The time of the round is over; what is finished at the table before it ends is the document's. */
export const callTime: CommandRecord<CallTime> = {
  may: anyLeader,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state) => {
    const round = runningRound(state)
    if ('refusal' in round) return refuse(round.refusal)
    const { number, clock } = round
    if (clock === null) return refuse({ code: 'clock-not-running', round: number })
    if (clock.minutes === null) return refuse({ code: 'round-without-limit', round: number })
    if (clock.calledAt !== null) return refuse({ code: 'time-already-called', round: number })
    return grant([{ kind: 'time-called', round: number }])
  },
}
