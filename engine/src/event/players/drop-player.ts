import type { PlayerId } from '../../vocabulary/ids.ts'
import { isOwnMatter } from '../reading/own-matter.ts'
import { type CommandRecord, deskAndPlayers } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { drop } from './leaving.ts'

export type DropPlayer = {
  readonly kind: 'drop-player'
  readonly player: PlayerId
  readonly when: 'now' | 'after-round'
}

export const dropPlayer: CommandRecord<DropPlayer> = {
  may: deskAndPlayers,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { kind, player, when }, ask) => {
    if (!isOwnMatter(ask, player)) {
      return refuse({ code: 'not-allowed', role: ask.by.role, command: kind })
    }
    const before = state.players.get(player)
    if (before === undefined) return refuse({ code: 'unknown-player', player })
    if (before.status === 'dropped' || before.status === 'disqualified') {
      return refuse({ code: 'not-active', player })
    }
    const { facts, warnings } = drop(state, player, when)
    return grant(facts, warnings)
  },
}
