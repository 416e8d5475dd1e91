import type { Decider } from '../spine/ask.ts'
import { grant, refuse } from '../spine/decision.ts'
import { discardPairing } from './discard-pairing.ts'

/** Two players who must not meet, or who must, by a leader's word and on record. */
export const constrainPair: Decider<'constrain-pair'> = (state, { players, as, ...command }) => {
  const [first, second] = players
  const unknown = players.find((player) => !state.players.has(player))
  if (unknown !== undefined) return refuse({ code: 'unknown-player', player: unknown })
  if (first === second) return refuse({ code: 'plays-self', player: first })
  const reason = command.reason.trim()
  if (reason === '') return refuse({ code: 'reason-needed' })
  const isThisPair = (constraint: { readonly players: readonly unknown[] }) =>
    players.every((player) => constraint.players.includes(player))
  if (as === 'free' && !state.constraints.some(isThisPair)) {
    return refuse({ code: 'pair-not-constrained', players })
  }
  // Two fixed opponents for one player would leave the round without an answer.
  const taken = state.constraints
    .filter((constraint) => constraint.as === 'fixed' && !isThisPair(constraint))
    .flatMap((constraint) => constraint.players)
  const twice = players.find((player) => taken.includes(player))
  if (as === 'fixed' && twice !== undefined) return refuse({ code: 'paired-twice', player: twice })
  const discarded = discardPairing(state)
  return grant(
    [...discarded.facts, { kind: 'pair-constrained', players, as, reason }],
    discarded.warnings,
  )
}
