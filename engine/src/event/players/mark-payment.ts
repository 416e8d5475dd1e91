import type { Decider } from '../spine/ask.ts'
import { grant, refuse } from '../spine/decision.ts'

/** Who has paid, or has the money back; of many only those whose mark changes. */
export const markPayment: Decider<'mark-payment'> = (state, { players, paid }) => {
  const unknown = players.find((player) => !state.players.has(player))
  if (unknown !== undefined) return refuse({ code: 'unknown-player', player: unknown })
  const changed = [...new Set(players)].filter((player) => state.players.get(player)?.paid !== paid)
  if (changed.length === 0) return refuse({ code: 'already-marked', paid })
  return grant([{ kind: 'payment-marked', players: changed, paid }])
}
