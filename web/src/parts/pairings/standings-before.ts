import { type EventState, type Round, type Standing, standingsOf } from '@topcut/engine'

type Known = { readonly parts: readonly unknown[]; readonly lines: readonly Standing[] }

let known: Known = { parts: [], lines: [] }

/** Everything that standings before a round rest on; what has not changed is the same object. */
const partsOf = (state: EventState, round: Round): readonly unknown[] => {
  const earlier = state.rounds.slice(0, round.number - 1)
  const matches = earlier.flatMap((one) => one.matches.map((id) => state.matches.get(id)))
  return [state.created, ...state.stages, ...earlier, ...matches, ...state.players.values()]
}

/**
 * The standings with which a round began. A result of the round itself does not change them: worked
 * out again for each, they would be half of what it takes to show one.
 */
export const standingsBefore = (state: EventState, round: Round): readonly Standing[] => {
  const parts = partsOf(state, round)
  const isSame =
    parts.length === known.parts.length && parts.every((part, index) => part === known.parts[index])
  if (!isSame) known = { parts, lines: standingsOf(state, round.number - 1) }
  return known.lines
}
