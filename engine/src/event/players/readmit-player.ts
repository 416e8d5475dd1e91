import type { PlayerId } from '../../vocabulary/ids.ts'
import { isOwnMatter } from '../reading/own-matter.ts'
import { discardPairing } from '../rounds/discard-pairing.ts'
import type { CommandRecord } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'
import { comingBackRefusals } from './coming-back.ts'
import { missedRounds } from './entering.ts'

export type ReadmitPlayer = { readonly kind: 'readmit-player'; readonly player: PlayerId }

/**
 * Lets a player back in, with an unpaired loss for every round missed, in the same stage only; who
 * has not gone yet stays. Players may take back their own wish, as long as it has changed nothing.
 */
export const readmitPlayer: CommandRecord<ReadmitPlayer> = {
  may: ['organizer', 'player'],
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { kind, player }, ask) => {
    if (!isOwnMatter(ask, player)) {
      return refuse({ code: 'not-allowed', role: ask.by.role, command: kind })
    }
    const before = state.players.get(player)
    if (before === undefined) return refuse({ code: 'unknown-player', player })
    if (before.status === 'disqualified') return refuse({ code: 'disqualified-for-good', player })
    if (before.status !== 'dropped') return refuse({ code: 'still-active', player })
    const settled = settle(comingBackRefusals(state, before, ask.by), ask)
    if (settled.refusal !== null) return refuse(settled.refusal)
    const { facts, warnings } = discardPairing(state)
    const missed = missedRounds(state, (before.lastRound ?? 0) + 1)
    return grant(
      [...settled.facts, ...facts, { kind: 'player-readmitted', player, missed }],
      warnings,
    )
  },
}
