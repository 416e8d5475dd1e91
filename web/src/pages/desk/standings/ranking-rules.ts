import { type EventState, type RuleId, rulesOf } from '@topcut/engine'

/** The rules that put the standings in their order, by the readings this event has chosen. */
export const rankingRules = ({ created }: EventState): readonly RuleId[] => {
  const { regulation, readings } = rulesOf(created)
  const { tieBreakers, strengthOfSchedule, extended } = regulation.standings
  const schedule =
    'rule' in strengthOfSchedule
      ? strengthOfSchedule
      : strengthOfSchedule[readings.strengthOfSchedule]
  const beyond =
    extended === null || 'rule' in extended ? extended : extended[readings.extendedSchedule]
  return [tieBreakers.rule, schedule.rule, ...(beyond === null ? [] : [beyond.rule])]
}
