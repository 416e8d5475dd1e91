import type { PlayerId } from '../../vocabulary/ids.ts'
import { type CommandRecord, desk } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

export type MarkPayment = {
  readonly kind: 'mark-payment'
  readonly players: readonly PlayerId[]
  readonly paid: boolean
}

/** Who has paid, or has the money back; of many only those whose mark changes. */
export const markPayment: CommandRecord<MarkPayment> = {
  may: desk,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { players, paid }) => {
    const unknown = players.find((player) => !state.players.has(player))
    if (unknown !== undefined) return refuse({ code: 'unknown-player', player: unknown })
    const changed = [...new Set(players)].filter(
      (player) => state.players.get(player)?.paid !== paid,
    )
    if (changed.length === 0) return refuse({ code: 'already-marked', paid })
    return grant([{ kind: 'payment-marked', players: changed, paid }])
  },
}
