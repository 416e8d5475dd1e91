import { type Decision, grant, refuse } from '../../log/decision.ts'
import type { Fact } from '../../log/fact.ts'
import { eliminationMethod, pairElimination } from '../../pairing/elimination.ts'
import type { Ask, Decider } from '../ask.ts'
import { bracketToPair } from '../bracket-of.ts'
import { pairSwissRound } from '../pair-swiss-round.ts'
import { pairable } from '../pairable.ts'
import { roundPaired } from '../round-paired.ts'
import { isActive } from '../rounds.ts'
import type { EventState } from '../state.ts'

/** Pairs the next round. Asked again before publishing, it pairs anew, on record. */
export const pairRound: Decider<'pair-round'> = (state, _, ask) => {
  const ready = pairable(state)
  if ('refusal' in ready) return refuse(ready.refusal)
  return ready.kind === 'elimination'
    ? pairBracketRound(state, ask, ready.facts)
    : pairSwissRound(state, ask, ready.facts)
}

const pairBracketRound = (state: EventState, ask: Ask, before: readonly Fact[]): Decision => {
  const stage = state.stages.length - 1
  const { pairings, byes } = pairElimination(
    bracketToPair(state).next,
    state.stages[stage]?.entrants ?? [],
    (player) => isActive(state, player),
  )
  const round = roundPaired(state, before, {
    method: eliminationMethod,
    entropy: ask.entropy,
    pairings,
    byes,
    receipt: null,
    leftOut: [],
  })
  return grant([...before, round])
}
