import type { PlayerId } from '../vocabulary/ids.ts'
import type { Readings } from '../vocabulary/option.ts'
import { divide, type Fraction, type Part, sumOf, zero } from './fraction.ts'
import { isUnplayed, type Ledger, type Line, linesOf, pointsOf, totalOf } from './ledger.ts'

export type ScheduleReadings = Pick<Readings, 'scheduleByes' | 'disqualifiedInSchedule'>

/** What the schedules of others take from a player, worked out once for everybody. */
export type Course = {
  /** Tournament points in all. */
  readonly total: number
  /** Tournament points per round. */
  readonly average: Part
  readonly ownRounds: number
  /** The opponents that count, once for each match. */
  readonly opponents: readonly Course[]
  /** The strength of schedule. */
  readonly strength: Fraction
}

/** Before anybody's strength is known, no strength can be made of others. */
type Unweighed = Omit<Course, 'strength'>

/** What each opponent brings; added up and divided it is how strong the opponents were. */
export type Formula<O> = {
  readonly part: (opponent: O) => Part
  readonly dividedBy: (own: Unweighed) => number
}

export type ScheduleFormulaName =
  | 'sum-of-points'
  | 'averages-over-own-rounds'
  | 'averages-over-opponents'

/** One entry per formula of strength of schedule. */
export const scheduleFormulas: { readonly [N in ScheduleFormulaName]: Formula<Unweighed> } = {
  'sum-of-points': { part: ({ total }) => ({ top: total, bottom: 1 }), dividedBy: () => 1 },
  'averages-over-own-rounds': {
    part: ({ average }) => average,
    dividedBy: ({ ownRounds }) => ownRounds,
  },
  'averages-over-opponents': {
    part: ({ average }) => average,
    dividedBy: ({ opponents }) => opponents.length,
  },
}

export type ExtendedFormulaName =
  | 'sum-of-schedules'
  | 'average-of-schedules'
  | 'schedules-over-their-opponents'

/** One entry per formula of extended strength of schedule. */
export const extendedFormulas: { readonly [N in ExtendedFormulaName]: Formula<Course> } = {
  'sum-of-schedules': { part: ({ strength }) => strength, dividedBy: () => 1 },
  'average-of-schedules': {
    part: ({ strength }) => strength,
    dividedBy: ({ opponents }) => opponents.length,
  },
  // Each opponent's strength is divided by the number of that opponent's own opponents.
  'schedules-over-their-opponents': {
    part: ({ strength, opponents }) => divide(strength, Math.max(1, opponents.length)),
    dividedBy: () => 1,
  },
}

/** Who has met nobody has nothing that would have to be divided. */
export const divisorOf = <O>({ dividedBy }: Formula<O>, own: Unweighed): number =>
  Math.max(1, dividedBy(own))

export const overOpponents = <O extends Unweighed>(
  formula: Formula<O>,
  own: Unweighed & { readonly opponents: readonly O[] },
): Fraction => sumOf(own.opponents, formula.part, divisorOf(formula, own))

/** Somebody of whom the ledger knows nothing. */
export const unknownCourse: Course = {
  total: 0,
  average: zero,
  ownRounds: 0,
  opponents: [],
  strength: zero,
}

/** Whether the opponent of a line counts for schedules. */
export const isMet = (
  opponent: PlayerId | null,
  ledger: Ledger,
  { disqualifiedInSchedule }: ScheduleReadings,
): opponent is PlayerId =>
  opponent !== null &&
  (disqualifiedInSchedule !== 'remove' || ledger.get(opponent)?.isRanked !== false)

export const coursesOf = (
  ledger: Ledger,
  readings: ScheduleReadings,
  formula: Formula<Unweighed>,
): ReadonlyMap<PlayerId, Course> => {
  const courses = new Map<PlayerId, Course & { readonly opponents: Course[]; strength: Fraction }>()
  for (const { player, lines, deducted } of ledger.values()) {
    courses.set(player, {
      total: totalOf({ lines, deducted }),
      average: averageOf(lines, readings),
      ownRounds: lines.length,
      opponents: [],
      strength: zero,
    })
  }
  for (const [player, own] of courses) {
    for (const { opponent } of linesOf(ledger, player)) {
      if (!isMet(opponent, ledger, readings)) continue
      own.opponents.push(courses.get(opponent) ?? unknownCourse)
    }
  }
  for (const course of courses.values()) course.strength = overOpponents(formula, course)
  return courses
}

const averageOf = (lines: readonly Line[], readings: ScheduleReadings): Part => {
  const counted =
    readings.scheduleByes === 'ignore' ? lines.filter((line) => !isUnplayed(line)) : lines
  return counted.length === 0 ? zero : { top: pointsOf(counted), bottom: counted.length }
}
