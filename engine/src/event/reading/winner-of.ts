import type { PlayerId } from '../../vocabulary/ids.ts'
import type { EventState, Match } from '../spine/state.ts'
import { earnedIn } from './scoring-of.ts'
import { stageKindOf } from './stage-kinds.ts'

/** Who wins a match of a bracket; null while it is played, and where nobody does. */
export const winnerOf = (state: EventState, match: Match): PlayerId | null => {
  const kind = stageKindOf(state, match.round)
  const earned = earnedIn(state, match, kind === 'swiss' ? 'elimination' : kind)
  if (earned === null) return null
  const moves = earned.findIndex(
    ({ outcome }) => outcome === 'win' || outcome === 'modified-win' || outcome === 'bye',
  )
  return match.players[moves] ?? null
}
