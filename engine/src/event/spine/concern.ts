import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import type { Call, MaterialCase } from './matters.ts'

/** Whose matter a fact settles: who plays there does not settle it alone. */
export type Concern =
  /** Both who play it. */
  | { readonly match: MatchId }
  /** The player, and whoever sits opposite. */
  | { readonly player: PlayerId }
  /** Whoever sits opposite: to leave and to come back is the player's own wish. */
  | { readonly opponentOf: PlayerId }

/** It settles nothing between two players: the hall goes on, or somebody speaks for themselves. */
export const nobody = (): readonly Concern[] => []

/** Whom a call or a case is about, as far as it says so. */
export const concernsOf = (
  matter: Pick<Call | MaterialCase, 'match' | 'player'> | undefined,
): readonly Concern[] => [
  ...(matter?.match == null ? [] : [{ match: matter.match }]),
  ...(matter?.player == null ? [] : [{ player: matter.player }]),
]
