import { runningRound } from '../reading/running-round.ts'
import type { Decider } from '../spine/ask.ts'
import { grant, refuse } from '../spine/decision.ts'

export const resumeClock: Decider<'resume-clock'> = (state) => {
  const round = runningRound(state)
  if ('refusal' in round) return refuse(round.refusal)
  const { number, clock } = round
  if (clock === null || clock.pausedAt === null) {
    return refuse({ code: 'clock-not-paused', round: number })
  }
  return grant([{ kind: 'clock-resumed', round: number }])
}
