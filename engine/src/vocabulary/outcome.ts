/** What the regulation makes of a result for one seat. */
export const outcomes = [
  'win',
  'modified-win',
  'draw',
  'loss',
  'double-loss',
  'bye',
  'earned-bye',
  'unpaired-loss',
] as const
export type Outcome = (typeof outcomes)[number]

/** One player's line of one round: what it was and what it earned. */
export type Earned = {
  readonly outcome: Outcome
  readonly tournamentPoints: number
  /** Null where the regulation has no margin of victory. */
  readonly marginOfVictory: number | null
}
