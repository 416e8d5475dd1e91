type Earned = {
  readonly outcome: string
  readonly tournamentPoints: number
  readonly marginOfVictory: number | null
}

/** What each player of a match has earned, side by side; a bye or an unpaired loss has one player. */
export const playedLine = <P extends string>(
  round: number,
  players: readonly P[],
  earned: readonly Earned[],
) => ({
  round,
  players,
  outcome: earned.map(({ outcome }) => outcome),
  tournamentPoints: earned.map(({ tournamentPoints }) => tournamentPoints),
  marginOfVictory: earned.map(({ marginOfVictory }) => marginOfVictory),
})
