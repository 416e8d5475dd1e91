import type { Refusal } from '../spine/answers.ts'
import type { EventState, Round } from '../spine/state.ts'
import { openRound } from './rounds.ts'

/** The round that is being played; a refusal where there is none, or nobody knows of it yet. */
export const runningRound = (state: EventState): Round | { readonly refusal: Refusal } => {
  const round = openRound(state)
  if (round === null) return { refusal: { code: 'no-round' } }
  return round.status === 'paired'
    ? { refusal: { code: 'round-not-published', round: round.number } }
    : round
}
