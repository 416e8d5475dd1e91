import { grant, refuse } from '../../log/decision.ts'
import type { Decider } from '../ask.ts'
import { runningRound } from '../running-round.ts'

export const resumeClock: Decider<'resume-clock'> = (state) => {
  const round = runningRound(state)
  if ('refusal' in round) return refuse(round.refusal)
  const { number, clock } = round
  if (clock === null || clock.pausedAt === null) {
    return refuse({ code: 'clock-not-paused', round: number })
  }
  return grant([{ kind: 'clock-resumed', round: number }])
}
