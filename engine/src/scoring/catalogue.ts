import type { DestroyedPointsClauses, ScoringClauses } from './clauses.ts'
import { earned as destroyedEarned } from './destroyed-points/earned.ts'
import { objection as destroyedObjection } from './destroyed-points/objection.ts'
import type { ScoringMethod } from './method.ts'

export type ScoringMethodName = ScoringClauses['method']

/** One line per way of scoring; a name without its method does not compile. */
export const scoringMethods: {
  readonly 'destroyed-points': ScoringMethod<DestroyedPointsClauses>
} = {
  'destroyed-points': { objection: destroyedObjection, earned: destroyedEarned },
}
