import { type EventState, lastCountedRound, withoutEnd } from '@topcut/engine'

/**
 * The last round whose standings everybody may see: those of a round still played rank nobody, and
 * those of the last one say who has won.
 */
export const closedRound = (state: EventState): number => {
  const told = withoutEnd(state)
  const last = lastCountedRound(told)
  return told.rounds[last - 1]?.status === 'closed' ? last : Math.max(0, last - 1)
}
