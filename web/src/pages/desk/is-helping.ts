import { openState } from '../../state/state.ts'

/** Whether the keys are on show, from their button, by `?` or from search. */
export const isHelping = openState(false)
