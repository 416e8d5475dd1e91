import { openState } from '../../../state/state.ts'

/** Whether the ways to share the event are open, from the navigation or from search. */
export const isSharing = openState(false)
