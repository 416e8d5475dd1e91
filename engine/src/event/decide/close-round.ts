import { grant, refuse } from '../../log/decision.ts'
import type { Decider } from '../ask.ts'
import { confirmationRefusals } from '../confirmations.ts'
import { settle } from '../override.ts'
import { openMatches } from '../rounds.ts'
import { runningRound } from '../running-round.ts'

export const closeRound: Decider<'close-round'> = (state, _, ask) => {
  const round = runningRound(state)
  if ('refusal' in round) return refuse(round.refusal)
  const { number } = round
  const tables = openMatches(state, round).map((match) => match.table)
  if (tables.length > 0) return refuse({ code: 'results-missing', round: number, tables })
  const settled = settle(confirmationRefusals(state, round), ask)
  if (settled.refusal !== null) return refuse(settled.refusal)
  return grant([...settled.facts, { kind: 'round-closed', round: number }])
}
