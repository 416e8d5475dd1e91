import type { PlayerId } from '../../vocabulary/ids.ts'
import type { EventState, Match } from '../spine/state.ts'
import { matchOfPlayer, openRound } from './rounds.ts'

/** The match a player has in the published round, over or not; null between rounds and in a bye. */
export const runningMatch = (state: EventState, player: PlayerId): Match | null => {
  const round = openRound(state)
  return round?.status === 'published' ? matchOfPlayer(state, round, player) : null
}
