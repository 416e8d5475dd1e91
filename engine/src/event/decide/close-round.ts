import { grant, refuse } from '../../log/decision.ts'
import type { Decider } from '../ask.ts'
import { openMatches, openRound } from '../rounds.ts'

export const closeRound: Decider<'close-round'> = (state) => {
  const round = openRound(state)
  if (round === null) return refuse({ code: 'no-round' })
  const { number } = round
  if (round.status === 'paired') return refuse({ code: 'round-not-published', round: number })
  const tables = openMatches(state, round).map((match) => match.table)
  if (tables.length > 0) return refuse({ code: 'results-missing', round: number, tables })
  return grant([{ kind: 'round-closed', round: number }])
}
