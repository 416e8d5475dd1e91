import type { Readings } from '../vocabulary/option.ts'
import type { Earned } from '../vocabulary/outcome.ts'
import type { Result } from '../vocabulary/result.ts'
import type { Pair } from '../vocabulary/seat.ts'
import type { StageKind } from '../vocabulary/stage.ts'
import type { ByeClauses } from './clauses.ts'
import type { Objection } from './objection.ts'

/** Everything a result is judged by. */
export type ScoringContext<Clauses> = {
  readonly clauses: Clauses
  readonly bye: ByeClauses
  readonly readings: Readings
  readonly stage: StageKind
}

/** One way to turn results into points: first ask for an objection, then for what was earned. */
export type ScoringMethod<Clauses> = {
  readonly objection: (result: Result, context: ScoringContext<Clauses>) => Objection | null
  readonly earned: (result: Result, context: ScoringContext<Clauses>) => Pair<Earned>
}
