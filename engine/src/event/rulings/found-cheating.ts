import type { PlayerId } from '../../vocabulary/ids.ts'
import type { EventState } from '../spine/state.ts'
import { stands } from './appeals.ts'

/** Whether a ruling that stands says that this player cheated. */
export const isFoundCheating = (state: EventState, player: PlayerId): boolean =>
  [...state.rulings.values()].some(
    (one) =>
      one.ruling.infraction === 'cheating' && one.ruling.players.includes(player) && stands(one),
  )
