import { openRound } from '../reading/rounds.ts'
import type { Decider } from '../spine/ask.ts'
import { grant, refuse } from '../spine/decision.ts'

/** Takes back a pairing that nobody has seen yet. */
export const unpairRound: Decider<'unpair-round'> = (state) => {
  const round = openRound(state)
  if (round === null) return refuse({ code: 'no-round' })
  const { number } = round
  if (round.status !== 'paired') return refuse({ code: 'round-already-published', round: number })
  return grant([{ kind: 'round-unpaired', round: number }])
}
