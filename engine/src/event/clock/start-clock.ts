import { runningRound } from '../reading/running-round.ts'
import { anyLeader, type CommandRecord } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { unsignedWarnings } from './points-check.ts'
import { roundLength } from './round-length.ts'

export type StartClock = { readonly kind: 'start-clock' }

export const startClock: CommandRecord<StartClock> = {
  may: anyLeader,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state) => {
    const round = runningRound(state)
    if ('refusal' in round) return refuse(round.refusal)
    const { number } = round
    if (round.clock !== null) return refuse({ code: 'clock-already-started', round: number })
    const { minutes } = roundLength(state, round)
    return grant([{ kind: 'clock-started', round: number, minutes }], unsignedWarnings(state))
  },
}
