import { openState } from '../../../state/state.ts'

/** Whether it is being asked why a waiting pairing is drawn again, from its button or from search. */
export const isRedrawing = openState(false)
