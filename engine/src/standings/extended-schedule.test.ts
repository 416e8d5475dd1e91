import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyLedger } from '../../testing/any/any-ledger.ts'
import { roundsLedger } from '../../testing/pairing/rounds-ledger.ts'
import { id } from '../../testing/story.ts'
import { add, compare, divide, type Fraction, fractionText, zero } from './fraction.ts'
import type { Ledger } from './ledger.ts'
import {
  coursesOf,
  type ExtendedFormulaName,
  extendedFormulas,
  overOpponents,
  type ScheduleFormulaName,
  type ScheduleReadings,
  scheduleFormulas,
  unknownCourse,
} from './schedule.ts'

const readings: ScheduleReadings = { scheduleByes: 'count', disqualifiedInSchedule: 'keep' }

/** `a 14/27, b 4/9`: everybody's extended strength in the order asked for. */
const told = (
  ledger: Ledger,
  formula: ScheduleFormulaName,
  extended: ExtendedFormulaName,
  names: readonly string[],
): string => {
  const courses = coursesOf(ledger, readings, scheduleFormulas[formula])
  const value = (name: string): Fraction =>
    overOpponents(extendedFormulas[extended], courses.get(id(name)) ?? unknownCourse)
  return names.map((name) => `${name} ${fractionText(value(name))}`).join(', ')
}

/** Six players, three rounds, nobody sits out. */
const even = roundsLedger(['a-b, c-d, e-f', 'a-c, e-b, d-f', 'a-e, c-f, b-d'])
/** Five players, three rounds, three of them have a bye. */
const withByes = roundsLedger(['p-q, r-s, t bye', 'p-r, t-q, s bye', 'p-s, r-t, q bye'])

describe('the average of the opponents schedules', () => {
  it('over as many opponents for everybody', () => {
    expect(
      told(even, 'averages-over-opponents', 'average-of-schedules', ['a', 'e', 'c', 'b', 'd', 'f']),
    ).toBe('a 14/27, e 16/27, c 13/27, b 4/9, d 5/9, f 11/27')
  })

  it('over the opponents there were, byes left out', () => {
    expect(
      told(withByes, 'averages-over-opponents', 'average-of-schedules', ['p', 'r', 't', 's', 'q']),
    ).toBe('p 7/9, r 16/27, t 3/4, s 5/9, q 17/36')
  })
})

describe('the schedules over the number of their own opponents', () => {
  it('weigh an opponent with a bye more: the order of two can turn round', () => {
    expect(
      told(withByes, 'averages-over-opponents', 'schedules-over-their-opponents', [
        'p',
        'r',
        't',
        's',
        'q',
      ]),
    ).toBe('p 19/18, r 22/27, t 23/36, s 10/27, q 43/108')
  })

  it('are a third of their sum where everybody had three', () => {
    const courses = coursesOf(even, readings, scheduleFormulas['averages-over-opponents'])
    for (const course of courses.values()) {
      expect(overOpponents(extendedFormulas['schedules-over-their-opponents'], course)).toEqual(
        divide(overOpponents(extendedFormulas['sum-of-schedules'], course), 3),
      )
    }
  })
})

describe('the sum of the opponents schedules', () => {
  it('is added up, not divided by anything', () => {
    // Two games a match: 6-0, 4-1, 3-3.
    const ledger = roundsLedger([
      '1-2 0-6, 3-4 0-6, 5-6 1-4, 7-8 3-3',
      '2-4 0-6, 6-7 0-6, 8-5 3-3, 1-3 1-4',
      '4-7 1-4, 2-8 4-1, 3-5 0-6, 6-1 0-6',
    ])
    const names = ['7', '4', '2', '5', '8', '1', '3', '6']
    expect(told(ledger, 'sum-of-points', 'sum-of-schedules', names)).toBe(
      '7 90, 4 81, 2 78, 5 93, 8 66, 1 87, 3 60, 6 57',
    )
  })
})

describe.each(Object.keys(extendedFormulas) as ExtendedFormulaName[])('%s', (name) => {
  const formula = extendedFormulas[name]

  it('is nothing for who has met nobody, and for who met somebody who has not', () => {
    expect(overOpponents(formula, unknownCourse)).toEqual(zero)
    expect(overOpponents(formula, { ...unknownCourse, opponents: [unknownCourse] })).toEqual(zero)
  })

  it('lies between nothing and the sum of all schedules of the opponents', () => {
    fc.assert(
      fc.property(anyLedger, (ledger) => {
        const courses = coursesOf(ledger, readings, scheduleFormulas['sum-of-points'])
        for (const course of courses.values()) {
          const value: Fraction = overOpponents(formula, course)
          const all = course.opponents.reduce((sum, { strength }) => add(sum, strength), zero)
          expect(compare(value, zero)).toBeGreaterThanOrEqual(0)
          expect(compare(value, all)).toBeLessThanOrEqual(0)
        }
      }),
    )
  })
})
