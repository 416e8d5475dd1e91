import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Readings } from '../../vocabulary/option.ts'
import { type Fraction, type Part, zero } from '../fraction.ts'
import { isUnplayed, type Ledger, type Line, linesOf, pointsOf, totalOf } from '../ledger.ts'

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

/** How strong the opponents of a player were. */
export type ScheduleFormula = (course: Omit<Course, 'strength'>) => Fraction

/** Somebody of whom the ledger knows nothing. */
export const unknownCourse: Course = {
  total: 0,
  average: zero,
  ownRounds: 0,
  opponents: [],
  strength: zero,
}

export const coursesOf = (
  ledger: Ledger,
  readings: ScheduleReadings,
  formula: ScheduleFormula,
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
  const isRemoved = (opponent: PlayerId): boolean =>
    readings.disqualifiedInSchedule === 'remove' && ledger.get(opponent)?.isRanked === false
  for (const [player, own] of courses) {
    for (const { opponent } of linesOf(ledger, player)) {
      if (opponent === null || isRemoved(opponent)) continue
      own.opponents.push(courses.get(opponent) ?? unknownCourse)
    }
  }
  for (const course of courses.values()) course.strength = formula(course)
  return courses
}

const averageOf = (lines: readonly Line[], readings: ScheduleReadings): Part => {
  const counted =
    readings.scheduleByes === 'ignore' ? lines.filter((line) => !isUnplayed(line)) : lines
  return counted.length === 0 ? zero : { top: pointsOf(counted), bottom: counted.length }
}
