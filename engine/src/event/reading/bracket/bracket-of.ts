import type { EventState } from '../../spine/state.ts'
import type { Bracket } from './bracket.ts'
import { doubleBracket } from './double-bracket.ts'
import { singleBracket } from './single-bracket.ts'

export const bracketOf = (state: EventState, stage: number): Bracket =>
  state.stages[stage]?.plan.kind === 'double-elimination'
    ? doubleBracket(state, stage)
    : singleBracket(state, stage)

/** The bracket before the round to be paired: a pairing that nobody has seen yet makes way. */
export const bracketToPair = (state: EventState): Bracket => {
  const rounds = state.rounds.filter(({ status }) => status !== 'paired')
  return bracketOf({ ...state, rounds }, state.stages.length - 1)
}
