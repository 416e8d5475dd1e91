import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Earned } from '../../vocabulary/outcome.ts'
import type { Contest } from './contest.ts'
import type { MatchEnd } from './match-ends.ts'

/** One way the own match can end; what the opponent has of it may differ. */
export type OwnRow = {
  /** With the player in the first seat. */
  readonly ends: readonly MatchEnd[]
  /** Null where no own match is left. */
  readonly earned: Earned | null
}

/** Whom the player meets in the running round; null where that match has ended, or is none. */
export const opponentOf = ({ open, player }: Contest): PlayerId | null =>
  open.find((match) => match.includes(player))?.find((one) => one !== player) ?? null

/** The ways the own match can end, on the table or in the next round, the best first. */
export const ownRows = (contest: Contest): readonly OwnRow[] => {
  if (opponentOf(contest) === null && contest.roundsLeft === 0) return [{ ends: [], earned: null }]
  const rows = new Map<string, OwnRow & { readonly earned: Earned }>()
  for (const end of contest.ends) {
    const [earned] = end.earned
    const key = `${earned.outcome} ${earned.tournamentPoints}`
    rows.set(key, { ends: [...(rows.get(key)?.ends ?? []), end], earned })
  }
  return [...rows.values()].toSorted(
    (a, b) => b.earned.tournamentPoints - a.earned.tournamentPoints,
  )
}
