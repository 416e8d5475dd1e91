import type { Ending } from '../../vocabulary/result.ts'
import type { Clause } from '../../vocabulary/rule.ts'

/** Matches of one game to a number of victory points. */
export type VictoryPointsClauses = {
  readonly method: 'victory-points'
  readonly endings: Clause<readonly Ending[]>
  readonly target: Clause<number>
  readonly tieChain: Clause<readonly ('defeats' | 'damage' | 'die')[]>
  readonly tournamentPoints: Clause<{ readonly win: number; readonly loss: number }>
}
