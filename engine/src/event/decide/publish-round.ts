import { grant, refuse } from '../../log/decision.ts'
import type { Decider } from '../ask.ts'
import { openRound } from '../rounds.ts'

export const publishRound: Decider<'publish-round'> = (state) => {
  const round = openRound(state)
  if (round === null) return refuse({ code: 'no-round' })
  const { number } = round
  if (round.status !== 'paired') return refuse({ code: 'round-already-published', round: number })
  return grant([{ kind: 'round-published', round: number }])
}
