import type { StagePlan } from '../vocabulary/stage.ts'
import type { RoundLength, RoundLengthClauses } from './clauses.ts'

/** One round of the day as planned: minutes from the start, on the clock only. */
export type PlannedRound = {
  readonly stage: number
  readonly round: number
  readonly begins: number
  /** Null for a round without limit; the day after it is not foreseeable. */
  readonly minutes: number | null
}

/** How many rounds an elimination of so many takes; a chart without its last game, if one is due. */
const eliminationRounds = (entrants: number, kind: StagePlan['kind']): number => {
  const halvings = Math.ceil(Math.log2(Math.max(2, entrants)))
  return kind === 'double-elimination' ? 2 * halvings : halvings
}

/** The day's rounds one after the other, without the breaks that nobody can plan. */
export const timetable = (
  stages: readonly StagePlan[],
  headCount: number,
  lengths: RoundLengthClauses,
): readonly PlannedRound[] => {
  const rounds: PlannedRound[] = []
  let begins = 0
  stages.forEach((stage, index) => {
    const isSwiss = stage.kind === 'swiss'
    const count = isSwiss
      ? (stage.rounds ?? 0)
      : eliminationRounds(stage.cut ?? headCount, stage.kind)
    for (let round = 1; round <= count; round++) {
      const isFinal = !isSwiss && round === count
      const { value }: { value: RoundLength } = isSwiss
        ? lengths.swiss
        : isFinal
          ? lengths.final
          : lengths.elimination
      rounds.push({ stage: index, round: rounds.length + 1, begins, minutes: value.minutes })
      begins += value.minutes ?? 0
    }
  })
  return rounds
}
