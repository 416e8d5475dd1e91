import { openState } from '../../../state/state.ts'

/** The round whose tables are shown; null for the latest. */
export const lookedAtRound = openState<number | null>(null)

export const lookAtRound = (round: number | null): void => lookedAtRound.set(round)
