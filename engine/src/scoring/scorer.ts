import type { Readings } from '../vocabulary/option.ts'
import type { Earned } from '../vocabulary/outcome.ts'
import type { Result } from '../vocabulary/result.ts'
import type { Pair } from '../vocabulary/seat.ts'
import type { StageKind } from '../vocabulary/stage.ts'
import type { ByeClauses } from './clauses.ts'
import type { Objection } from './objection.ts'

/** Where a result stands: what it is judged by besides the clauses of its method. */
export type Setting = {
  readonly bye: ByeClauses
  readonly readings: Readings
  readonly stage: StageKind
  /** The game of a bracket, where the document treats some of them differently. */
  readonly game?: string
}

/** One way to turn results into points: first ask for an objection, then for what was earned. */
export type Scorer = {
  readonly objection: (result: Result) => Objection | null
  readonly earned: (result: Result) => Pair<Earned>
  /** The tournament points of a full win, which is what a bye is worth. */
  readonly winPoints: number
  readonly hasMargin: boolean
}
