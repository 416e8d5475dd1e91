import { type EventState, type Round, type Standing, standingsOf } from '@topcut/engine'

type Known = {
  readonly state: EventState | null
  readonly round: number
  readonly parts: readonly unknown[]
  readonly lines: readonly Standing[]
}

let known: Known = { state: null, round: 0, parts: [], lines: [] }

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
  const { number } = round
  if (known.state === state && known.round === number) return known.lines
  const parts = partsOf(state, round)
  const isSame =
    parts.length === known.parts.length && parts.every((part, index) => part === known.parts[index])
  const lines = isSame ? known.lines : standingsOf(state, number - 1)
  known = { state, round: number, parts, lines }
  return lines
}
