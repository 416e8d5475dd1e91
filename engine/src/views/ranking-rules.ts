import { rulesOf } from '../event/reading/rules.ts'
import { readingOf } from '../event/reading/standings-of.ts'
import type { EventState } from '../event/spine/state.ts'
import { wayOf } from '../scoring/catalogue.ts'
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
  const way = wayOf(regulation.scoring.swiss)
  const schedule = readingOf(strengthOfSchedule, 'strengthOfSchedule', readings)
  return {
    tournamentPoints: way.pointsRule(readings),
    marginOfVictory: way.marginRule,
    strengthOfSchedule: schedule.rule,
    extendedStrengthOfSchedule:
      extended === null ? null : readingOf(extended, 'extendedSchedule', readings).rule,
    order: winner.rule,
    tieBreakers: tieBreakers.rule,
  }
}
