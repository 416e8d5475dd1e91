import type { PlayerId } from '../vocabulary/ids.ts'
import { type Fraction, fraction, zero } from './fraction.ts'
import { type Account, type Ledger, type Line, marginOf } from './ledger.ts'
import { type MeasureName, measureNames } from './measure-names.ts'
import {
  type Course,
  coursesOf,
  type ExtendedFormulaName,
  extendedFormulas,
  type Formula,
  overOpponents,
  type ScheduleFormulaName,
  type ScheduleReadings,
  scheduleFormulas,
  unknownCourse,
} from './schedule.ts'

/** What splits those who are level; what is still level after the last one is decided by lot. */
export type TieBreakerName = MeasureName | 'head-to-head' | 'head-to-head-repeated'

export type StandingsRules = {
  readonly tieBreakers: readonly TieBreakerName[]
  readonly hasMargin: boolean
  readonly schedule: ScheduleFormulaName
  readonly extended: ExtendedFormulaName | null
  readonly readings: ScheduleReadings
  /** What lots are drawn from; the same entropy and tie give the same order again. */
  readonly entropy: string
}

/** What a value is made of: parts of the player's own rounds, or what each opponent brings. */
export type Origin =
  | { readonly how: 'own-rounds'; readonly part: (line: Line) => number }
  | { readonly how: ScheduleFormulaName | ExtendedFormulaName; readonly formula: Formula<Course> }

type CourseOf = (player: PlayerId) => Course

/** How far a match that is still being played can take a margin below and above the ledger's. */
export type Slack = { readonly less: number; readonly more: number }
export type SlackOf = (player: PlayerId) => Slack | undefined

/** A number the standings go by, higher first. */
type Measure = {
  /** Null where the document has no such measure; then the standings have no column for it. */
  readonly origin: (rules: StandingsRules) => Origin | null
  readonly value: (account: Account, courseOf: CourseOf, rules: StandingsRules) => Fraction
  /** How far margins that are still played for can move it; null where they cannot. */
  readonly slack: ((account: Account, slackOf: SlackOf) => Slack | undefined) | null
}

/** One entry per measure: columns, files, paper and explanations follow from this list. */
export const measures: { readonly [N in MeasureName]: Measure } = {
  'margin-of-victory': {
    origin: ({ hasMargin }) =>
      hasMargin ? { how: 'own-rounds', part: (line) => line.marginOfVictory ?? 0 } : null,
    value: ({ lines }) => fraction(marginOf(lines)),
    slack: ({ player }, slackOf) => slackOf(player),
  },
  'strength-of-schedule': {
    origin: ({ schedule }) => ({ how: schedule, formula: scheduleFormulas[schedule] }),
    value: ({ player }, courseOf) => courseOf(player).strength,
    slack: null,
  },
  'extended-strength-of-schedule': {
    origin: ({ extended }) =>
      extended === null ? null : { how: extended, formula: extendedFormulas[extended] },
    value: ({ player }, courseOf, { extended }) =>
      extended === null ? zero : overOpponents(extendedFormulas[extended], courseOf(player)),
    slack: null,
  },
}

/** The columns the standings have beside the points. */
export const measuresBy = (rules: StandingsRules): readonly MeasureName[] =>
  measureNames.filter((name) => measures[name].origin(rules) !== null)

/** Values are worked out when they are asked for: schedules cost the most, and often decide nothing. */
export const valuesIn = (
  ledger: Ledger,
  rules: StandingsRules,
): ((account: Account, name: MeasureName) => Fraction) => {
  let courses: ReadonlyMap<PlayerId, Course> | null = null
  const courseOf = (player: PlayerId): Course => {
    courses ??= coursesOf(ledger, rules.readings, scheduleFormulas[rules.schedule])
    return courses.get(player) ?? unknownCourse
  }
  return (account, name) => measures[name].value(account, courseOf, rules)
}
