import { rulesOf } from '../event/reading/rules.ts'
import { readingOf } from '../event/reading/standings-of.ts'
import type { EventState } from '../event/spine/state.ts'
import type { RuleId } from '../vocabulary/rule.ts'

/** The rules behind each column of the standings, by the readings this event has chosen. */
type RankingRules = {
  readonly tournamentPoints: RuleId
  /** Null where the document has none. */
  readonly marginOfVictory: RuleId | null
  readonly strengthOfSchedule: RuleId
  readonly extendedStrengthOfSchedule: RuleId | null
  /** What the order follows first, and what splits those who are level. */
  readonly order: RuleId
  readonly tieBreakers: RuleId
}

export const rankingRules = ({ created }: EventState): RankingRules => {
  const { regulation, readings } = rulesOf(created)
  const { tieBreakers, strengthOfSchedule, extended, winner } = regulation.standings
  const { swiss } = regulation.scoring
  const ruledPoints = (): RuleId => {
    if (swiss.method === 'two-games') {
      return readingOf(swiss.gamePoints, 'teamGamePoints', readings).rule
    }
    return 'tournamentPoints' in swiss ? swiss.tournamentPoints.rule : swiss.endings.rule
  }
  const schedule = readingOf(strengthOfSchedule, 'strengthOfSchedule', readings)
  return {
    tournamentPoints: ruledPoints(),
    marginOfVictory: swiss.method === 'destroyed-points' ? swiss.levelMargin.rule : null,
    strengthOfSchedule: schedule.rule,
    extendedStrengthOfSchedule:
      extended === null ? null : readingOf(extended, 'extendedSchedule', readings).rule,
    order: winner.rule,
    tieBreakers: tieBreakers.rule,
  }
}
