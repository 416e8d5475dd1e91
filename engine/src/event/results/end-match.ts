import { ownMatch } from '../reading/own-match.ts'
import type { Decider } from '../spine/ask.ts'
import { grant, refuse } from '../spine/decision.ts'

export const endMatch: Decider<'end-match'> = (state, { match: id }, ask) => {
  const match = ownMatch(state, id, ask)
  if ('refusal' in match) return refuse(match.refusal)
  const { table } = match
  if (match.result !== null) return refuse({ code: 'result-already-entered', match: id, table })
  if (match.endedAt !== null) return refuse({ code: 'match-already-ended', table })
  if (match.startedAt === null) return refuse({ code: 'match-not-started', table })
  return grant([{ kind: 'match-ended', match: id }])
}
