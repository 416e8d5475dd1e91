import type { PlayerId } from '../../vocabulary/ids.ts'
import { holdsOffice } from '../reading/marshal.ts'
import { rulesOf } from '../reading/rules.ts'
import { anyLeader, type CommandRecord } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

export type ProposeDisqualification = {
  readonly kind: 'propose-disqualification'
  readonly player: PlayerId
  readonly reason: string
}

/** Lays a disqualification before the organizer, where the document wants it decided there. */
export const proposeDisqualification: CommandRecord<ProposeDisqualification> = {
  may: anyLeader,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command, ask) => {
    const { kind, player } = command
    const { id, rulings } = rulesOf(state.created).regulation
    const { proposedBy } = rulings.removal
    if (proposedBy === null) {
      return refuse({ code: 'not-in-this-regulation', what: 'proposal', regulation: id })
    }
    if (!holdsOffice(state, ask.by, proposedBy.value)) {
      return refuse({
        code: 'not-allowed',
        role: ask.by.role,
        command: kind,
        rule: proposedBy.rule,
      })
    }
    const before = state.players.get(player)
    if (before === undefined) return refuse({ code: 'unknown-player', player })
    if (before.status === 'disqualified') return refuse({ code: 'disqualified-for-good', player })
    const reason = command.reason.trim()
    if (reason === '') return refuse({ code: 'reason-needed' })
    return grant([{ kind: 'disqualification-proposed', player, reason }])
  },
}
