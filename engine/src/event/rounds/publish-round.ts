import { rulingRefusals } from '../leaders/ruling-leader.ts'
import { openRound } from '../reading/rounds.ts'
import type { Decider } from '../spine/ask.ts'
import { grant, refuse } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'

export const publishRound: Decider<'publish-round'> = (state, _, ask) => {
  const round = openRound(state)
  if (round === null) return refuse({ code: 'no-round' })
  const { number } = round
  if (round.status !== 'paired') return refuse({ code: 'round-already-published', round: number })
  const settled = settle(rulingRefusals(state, round), ask)
  if (settled.refusal !== null) return refuse(settled.refusal)
  return grant([...settled.facts, { kind: 'round-published', round: number }])
}
