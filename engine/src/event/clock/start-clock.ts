import { runningRound } from '../reading/running-round.ts'
import type { Decider } from '../spine/ask.ts'
import { grant, refuse } from '../spine/decision.ts'
import { unsignedWarnings } from './points-check.ts'
import { roundLength } from './round-length.ts'

export const startClock: Decider<'start-clock'> = (state) => {
  const round = runningRound(state)
  if ('refusal' in round) return refuse(round.refusal)
  const { number } = round
  if (round.clock !== null) return refuse({ code: 'clock-already-started', round: number })
  const { minutes } = roundLength(state, round)
  return grant([{ kind: 'clock-started', round: number, minutes }], unsignedWarnings(state))
}
