import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import { isOwnMatter } from '../reading/own-matter.ts'
import { rulesOf } from '../reading/rules.ts'
import { type CommandRecord, deskAndPlayers } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

export type SignPointsCheck = {
  readonly kind: 'sign-points-check'
  readonly match: MatchId
  readonly player: PlayerId
}

/** A player has added up the opponent's list. */
export const signPointsCheck: CommandRecord<SignPointsCheck> = {
  may: deskAndPlayers,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command, ask) => {
    const { kind, match: id, player } = command
    const match = state.matches.get(id)
    if (match === undefined) return refuse({ code: 'unknown-match', match: id })
    const { table, round } = match
    if (!match.players.includes(player)) return refuse({ code: 'not-your-match', match: id, table })
    if (!isOwnMatter(ask, player)) {
      return refuse({ code: 'not-allowed', role: ask.by.role, command: kind })
    }
    if (!state.pointsCheckOrdered) return refuse({ code: 'points-check-not-ordered' })
    const { pointsCheck } = rulesOf(state.created).regulation.lists
    const { status } = state.rounds[round - 1] ?? { status: 'closed' }
    if (status === 'paired') return refuse({ code: 'round-not-published', round })
    if (round !== pointsCheck?.value || status === 'closed') {
      return refuse({ code: 'points-check-over' })
    }
    if (match.signed.includes(player)) return refuse({ code: 'already-signed', player, table })
    return grant([{ kind: 'points-check-signed', match: id, player }])
  },
}
