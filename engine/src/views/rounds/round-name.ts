import { isBracket } from '../../event/reading/rounds.ts'
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

/** Also of the round that is to be paired next. */
export const roundNameOf = (state: EventState, round: number): RoundName => {
  const at = state.rounds[round - 1]?.stage ?? state.stages.length - 1
  const stage = state.stages[at]
  const kind = stage?.plan.kind
  if (stage === undefined || kind === undefined || !isBracket(kind)) {
    // Only the first stage is counted to its end: later ones go on from its rounds.
    const planned = at > 0 ? null : (stage?.plan.rounds ?? null)
    return { kind: 'numbered', round, of: planned === null || round > planned ? null : planned }
  }
  const before = state.rounds.filter((one) => one.stage < at).length
  const played = state.rounds.filter((one) => one.stage === at).length
  const own = round - before
  if (kind === 'double-elimination') {
    const final = 2 * roundsIn(stage.chart ?? stage.entrants.length)
    if (own < final) return { kind: 'block', block: own }
    return { kind: own === final ? 'grand-final' : 'reset' }
  }
  return { kind: 'left', left: Math.max(roundsIn(stage.entrants.length), played, own) - own + 1 }
}
