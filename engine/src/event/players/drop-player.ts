import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Score } from '../../vocabulary/result.ts'
import { isOwnMatter } from '../reading/own-matter.ts'
import { type CommandRecord, deskAndPlayers } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { drop } from './leaving.ts'

export type DropPlayer = {
  readonly kind: 'drop-player'
  readonly player: PlayerId
  readonly when: 'now' | 'after-round'
  /** What stands on the table of the match that ends by it, in the order of the seats. */
  readonly score?: Score
}

export const dropPlayer: CommandRecord<DropPlayer> = {
  may: deskAndPlayers,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { kind, player, when, score }, ask) => {
    if (!isOwnMatter(ask, player)) {
      return refuse({ code: 'not-allowed', role: ask.by.role, command: kind })
    }
    const before = state.players.get(player)
    if (before === undefined) return refuse({ code: 'unknown-player', player })
    if (before.status === 'dropped' || before.status === 'disqualified') {
      return refuse({ code: 'not-active', player })
    }
    // What stood on the table is not for the one to say who leaves it.
    if (score !== undefined && ask.by.role === 'player') {
      return refuse({ code: 'not-allowed', role: ask.by.role, command: kind })
    }
    const left = drop(state, player, { when, score })
    return left.refusal === null ? grant(left.facts, left.warnings) : refuse(left.refusal)
  },
}
