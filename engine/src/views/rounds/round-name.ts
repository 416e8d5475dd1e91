import { followingStage } from '../../event/reading/following-stage.ts'
import { isBracket, plannedStages } from '../../event/reading/rounds.ts'
import type { EventState } from '../../event/spine/state.ts'

/** What people call a round: by its number, in a bracket by how far it is to the end. */
export type RoundName =
  | { readonly kind: 'numbered'; readonly round: number; readonly of: number | null }
  /** `left`: rounds to the final, that one included; 1 is the final itself. */
  | { readonly kind: 'left'; readonly left: number }
  /** A block of games of a bracket with two sides, before its last ones. */
  | { readonly kind: 'block'; readonly block: number }
  | { readonly kind: 'grand-final' }
  | { readonly kind: 'reset' }

const roundsIn = (entrants: number): number => Math.ceil(Math.log2(Math.max(2, entrants)))

/** A stage that has begun or one to come, with how many play it. */
const stageAt = (state: EventState, at: number) => {
  const begun = state.stages[at]
  if (begun !== undefined) {
    return { plan: begun.plan, entrants: begun.chart ?? begun.entrants.length }
  }
  const isNext = at > 0 && at === state.stages.length
  const plan = isNext ? followingStage(state) : (plannedStages(state)[at] ?? null)
  const seeds = state.cut?.stage === at ? state.cut.seeds.length : null
  return { plan, entrants: seeds ?? plan?.cut ?? state.players.size }
}

/** The so-manieth round of a stage, also of one that is still to come. */
export const roundNameIn = (state: EventState, at: number, nth: number): RoundName => {
  const { plan, entrants } = stageAt(state, at)
  if (plan === null || !isBracket(plan.kind)) {
    const round = state.rounds.filter(({ stage }) => stage < at).length + nth
    // Only the first stage is counted to its end: later ones go on from its rounds.
    const planned = at > 0 ? null : plan?.rounds
    return { kind: 'numbered', round, of: planned == null || nth > planned ? null : planned }
  }
  const depth = roundsIn(entrants)
  if (plan.kind === 'double-elimination') {
    if (nth < 2 * depth) return { kind: 'block', block: nth }
    return { kind: nth === 2 * depth ? 'grand-final' : 'reset' }
  }
  const played = state.rounds.filter(({ stage }) => stage === at).length
  return { kind: 'left', left: Math.max(depth, played, nth) - nth + 1 }
}

/** Also of the round that is to be paired next. */
export const roundNameOf = (state: EventState, round: number): RoundName => {
  const at = state.rounds[round - 1]?.stage ?? state.stages.length - 1
  return roundNameIn(state, at, round - state.rounds.filter(({ stage }) => stage < at).length)
}
