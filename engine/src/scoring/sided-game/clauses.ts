import type { Ending } from '../../vocabulary/result.ts'
import type { Clause } from '../../vocabulary/rule.ts'

/** Single games between two sides that must have a winner. */
export type SidedGameClauses = {
  readonly method: 'sided-game'
  readonly endings: Clause<readonly Ending[]>
  /** What the table counts when time is called, in hundredths. */
  readonly timeout: Clause<{
    readonly perObjective: number
    readonly perDamage: number
    readonly balance: number
    /** From this place on the dial: so much. */
    readonly dial: readonly { readonly from: number; readonly counts: number }[]
    /** An objective or a dial step more and the game would have been won. */
    readonly mostObjectives: number
    readonly mostDial: number
  }>
}
