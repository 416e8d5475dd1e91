import { runningRound } from '../reading/running-round.ts'
import { anyLeader, type CommandRecord } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

export type PauseClock = { readonly kind: 'pause-clock' }

export const pauseClock: CommandRecord<PauseClock> = {
  may: anyLeader,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state) => {
    const round = runningRound(state)
    if ('refusal' in round) return refuse(round.refusal)
    const { number, clock } = round
    if (clock === null || clock.pausedAt !== null) {
      return refuse({ code: 'clock-not-running', round: number })
    }
    if (clock.calledAt !== null) return refuse({ code: 'time-already-called', round: number })
    return grant([{ kind: 'clock-paused', round: number }])
  },
}
