import { type EventState, lastCountedRound } from '@topcut/engine'

/** The last round whose standings everybody may see: those of a round still played rank nobody. */
export const closedRound = (state: EventState): number => {
  const last = lastCountedRound(state)
  return state.rounds[last - 1]?.status === 'closed' ? last : Math.max(0, last - 1)
}
