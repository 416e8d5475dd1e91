import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Score } from '../../vocabulary/result.ts'
import { disqualify } from '../players/leaving.ts'
import { anyLeader, type CommandRecord } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { sanctionRefusal } from './sanction-refusal.ts'

export type DisqualifyPlayer = {
  readonly kind: 'disqualify-player'
  readonly player: PlayerId
  readonly when: 'now' | 'after-round'
  readonly reason: string
  /** What stands on the table of the match that ends by it, in the order of the seats. */
  readonly score?: Score
}

/** Removes a player for good. */
export const disqualifyPlayer: CommandRecord<DisqualifyPlayer> = {
  may: anyLeader,
  touches: 'nothing',
  grave: true,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command, ask) => {
    const { player, when, score } = command
    const before = state.players.get(player)
    if (before === undefined) return refuse({ code: 'unknown-player', player })
    if (before.status === 'disqualified') return refuse({ code: 'disqualified-for-good', player })
    const reason = command.reason.trim()
    if (reason === '') return refuse({ code: 'reason-needed' })
    const refusal = sanctionRefusal(state, player, ask.by, command.kind)
    if (refusal !== null) return refuse(refusal)
    const left = disqualify(state, player, { when, score }, reason)
    return left.refusal === null ? grant(left.facts, left.warnings) : refuse(left.refusal)
  },
}
