import type { EventState } from '../spine/state.ts'

/** The rounds from `first` on that are published or closed, and so cannot be joined any more. */
export const missedRounds = (state: EventState, first: number): readonly number[] =>
  state.rounds
    .filter((round) => round.number >= first && round.status !== 'paired')
    .map((round) => round.number)
