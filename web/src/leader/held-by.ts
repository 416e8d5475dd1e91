import type { Event } from '@topcut/engine'
import type { Workplace } from './workplace.ts'

/** The event as it is at this moment, for whoever does not draw what it says. */
export const heldBy = ({ live }: Workplace): Event | null => {
  const state = live.state.get()
  return state.phase === 'held' ? state.held.event : null
}
