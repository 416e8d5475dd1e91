import { runningRound } from '../reading/running-round.ts'
import type { Decider } from '../spine/ask.ts'
import { grant, refuse } from '../spine/decision.ts'

/** The time of the round is over; what is finished at the table before it ends is the document's. */
export const callTime: Decider<'call-time'> = (state) => {
  const round = runningRound(state)
  if ('refusal' in round) return refuse(round.refusal)
  const { number, clock } = round
  if (clock === null) return refuse({ code: 'clock-not-running', round: number })
  if (clock.minutes === null) return refuse({ code: 'round-without-limit', round: number })
  if (clock.calledAt !== null) return refuse({ code: 'time-already-called', round: number })
  return grant([{ kind: 'time-called', round: number }])
}
