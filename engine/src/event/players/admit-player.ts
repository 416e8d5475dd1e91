import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Refusal } from '../spine/answers.ts'
import { type CommandRecord, desk } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'
import { hallRefusals, waitingList } from './places-in-hall.ts'

/** Somebody who waits gets a place. */
export type AdmitPlayer = { readonly kind: 'admit-player'; readonly player: PlayerId }

/** The next who waits gets a place; another one, or one place more, on record. */
export const admitPlayer: CommandRecord<AdmitPlayer> = {
  may: desk,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { player }, ask) => {
    const before = state.players.get(player)
    if (before === undefined) return refuse({ code: 'unknown-player', player })
    if (before.status !== 'waiting') return refuse({ code: 'not-waiting', player })
    if (state.stages.length > 0) return refuse({ code: 'registration-over', player })
    const next = waitingList(state)[0]?.player ?? player
    const ahead: readonly Refusal[] =
      next === player ? [] : [{ code: 'not-next', player, next, overridable: true }]
    const settled = settle([...ahead, ...hallRefusals(state, player)], ask)
    if (settled.refusal !== null) return refuse(settled.refusal)
    return grant([...settled.facts, { kind: 'player-admitted', player }])
  },
}
