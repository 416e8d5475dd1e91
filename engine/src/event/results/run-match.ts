import type { MatchId } from '../../vocabulary/ids.ts'
import { ownMatch } from '../reading/own-matter.ts'
import { type CommandRecord, deskAndPlayers } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

export type StartMatch = { readonly kind: 'start-match'; readonly match: MatchId }

export const startMatch: CommandRecord<StartMatch> = {
  may: deskAndPlayers,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { match: id }, ask) => {
    const match = ownMatch(state, id, ask)
    if ('refusal' in match) return refuse(match.refusal)
    const { table } = match
    if (match.result !== null) return refuse({ code: 'result-already-entered', match: id, table })
    if (match.endedAt !== null) return refuse({ code: 'match-already-ended', table })
    if (match.startedAt !== null) return refuse({ code: 'match-under-way', tables: [table] })
    return grant([{ kind: 'match-started', match: id }])
  },
}

export type EndMatch = { readonly kind: 'end-match'; readonly match: MatchId }

export const endMatch: CommandRecord<EndMatch> = {
  may: deskAndPlayers,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { match: id }, ask) => {
    const match = ownMatch(state, id, ask)
    if ('refusal' in match) return refuse(match.refusal)
    const { table } = match
    if (match.result !== null) return refuse({ code: 'result-already-entered', match: id, table })
    if (match.endedAt !== null) return refuse({ code: 'match-already-ended', table })
    if (match.startedAt === null) return refuse({ code: 'match-not-started', table })
    return grant([{ kind: 'match-ended', match: id }])
  },
}
