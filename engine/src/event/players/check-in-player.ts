import type { Decider } from '../spine/ask.ts'
import { grant, refuse } from '../spine/decision.ts'

export const checkInPlayer: Decider<'check-in-player'> = (state, { player }) => {
  const before = state.players.get(player)
  if (before === undefined) return refuse({ code: 'unknown-player', player })
  if (before.status === 'waiting') return refuse({ code: 'on-waiting-list', player })
  if (before.checkedIn) return refuse({ code: 'already-checked-in', player })
  if (before.status !== 'registered') return refuse({ code: 'not-active', player })
  if (state.stages.length > 0) return refuse({ code: 'registration-over', player })
  return grant([{ kind: 'player-checked-in', player }])
}
