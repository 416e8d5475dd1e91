import { type Rules, rulesOf } from '../../event/reading/rules.ts'
import { readingOf } from '../../event/reading/standings-of.ts'
import type { EventState } from '../../event/spine/state.ts'
import { wayOf } from '../../scoring/catalogue.ts'
import { type MeasureName, measureNames } from '../../standings/measure-names.ts'
import type { RuleId } from '../../vocabulary/rule.ts'

/** The rules behind each column of the standings, by the readings this event has chosen. */
type RankingRules = {
  readonly tournamentPoints: RuleId
  readonly measures: { readonly [N in MeasureName]: RuleId }
  /** What the order follows first, and what splits those who are level. */
  readonly order: RuleId
  readonly tieBreakers: RuleId
}

export const rankingRules = ({ created }: EventState): RankingRules => {
  const rules = rulesOf(created)
  const { tieBreakers, winner } = rules.regulation.standings
  const ruled = measureNames.map((name) => [name, ownRules[name]?.(rules) ?? tieBreakers.rule])
  return {
    tournamentPoints: wayOf(rules.regulation.scoring.swiss).pointsRule(rules.readings),
    measures: Object.fromEntries(ruled) as RankingRules['measures'],
    order: winner.rule,
    tieBreakers: tieBreakers.rule,
  }
}

/** Where a document says in a place of its own how a measure is worked out. */
const ownRules: { readonly [N in MeasureName]?: (rules: Rules) => RuleId | null } = {
  'margin-of-victory': ({ regulation: { scoring } }) => wayOf(scoring.swiss).marginRule,
  'strength-of-schedule': ({ regulation: { standings }, readings }) =>
    readingOf(standings.strengthOfSchedule, 'strengthOfSchedule', readings).rule,
  'extended-strength-of-schedule': ({ regulation: { standings }, readings }) =>
    standings.extended === null
      ? null
      : readingOf(standings.extended, 'extendedSchedule', readings).rule,
}
