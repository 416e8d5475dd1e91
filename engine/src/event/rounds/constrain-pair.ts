import type { PlayerId } from '../../vocabulary/ids.ts'
import type { PairConstraint } from '../../vocabulary/pairing.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import { type CommandRecord, heads } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { discardPairing } from './discard-pairing.ts'

export type ConstrainPair = {
  readonly kind: 'constrain-pair'
  readonly players: Pair<PlayerId>
  readonly as: PairConstraint
  readonly reason: string
}

/** Two players who must not meet, or who must, by a leader's word and on record. */
export const constrainPair: CommandRecord<ConstrainPair> = {
  may: heads,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { players, as, ...command }) => {
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
    if (as === 'fixed' && twice !== undefined)
      return refuse({ code: 'paired-twice', player: twice })
    const discarded = discardPairing(state)
    return grant(
      [...discarded.facts, { kind: 'pair-constrained', players, as, reason }],
      discarded.warnings,
    )
  },
}
