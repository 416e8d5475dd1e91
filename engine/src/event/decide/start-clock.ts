import { grant, refuse } from '../../log/decision.ts'
import type { Decider } from '../ask.ts'
import { roundMinutes } from '../round-length.ts'
import { openRound } from '../rounds.ts'

export const startClock: Decider<'start-clock'> = (state) => {
  const round = openRound(state)
  if (round === null) return refuse({ code: 'no-round' })
  const { number } = round
  if (round.status === 'paired') return refuse({ code: 'round-not-published', round: number })
  if (round.clock !== null) return refuse({ code: 'clock-already-started', round: number })
  return grant([
    { kind: 'clock-started', round: number, minutes: roundMinutes(state, round).value },
  ])
}
