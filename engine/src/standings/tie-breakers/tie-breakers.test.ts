import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyLedger, reordered } from '../../../testing/any/any-ledger.ts'
import { compare, fractionText } from '../fraction.ts'
import { type Ledger, marginOf, pointsOf } from '../ledger.ts'
import { extendedFormulas } from '../schedule/extended.ts'
import { coursesOf, unknownCourse } from '../schedule/schedule.ts'
import { sumOfPoints } from '../schedule/sum-of-points.ts'
import { type TieBreakerName, tieBreakers } from './catalogue.ts'
import type { Sheet, TieBreaker } from './tie-breaker.ts'

const readings = { scheduleByes: 'count', disqualifiedInSchedule: 'keep' } as const

const sheetsOf = (ledger: Ledger): readonly Sheet[] => {
  const courses = coursesOf(ledger, readings, sumOfPoints)
  return [...ledger.values()].map(({ player, lines }) => {
    const course = courses.get(player) ?? unknownCourse
    return {
      player,
      tournamentPoints: pointsOf(lines),
      marginOfVictory: marginOf(lines),
      strengthOfSchedule: course.strength,
      extendedStrengthOfSchedule: extendedFormulas['average-of-schedules'](course),
    }
  })
}

/** What a tie-breaker says of a group: a value each, or the one player it lifts. */
const verdict = (breaker: TieBreaker, ledger: Ledger): ReadonlyMap<string, string> => {
  const sheets = sheetsOf(ledger)
  if (breaker.kind === 'leader') {
    return new Map([['leader', breaker.leader(sheets, ledger) ?? 'nobody']])
  }
  return new Map(sheets.map((sheet) => [sheet.player, fractionText(breaker.value(sheet))]))
}

const shuffled = fc.record({
  ledger: anyLedger,
  by: fc.array(fc.integer(), { minLength: 7, maxLength: 7 }),
})

describe.each(Object.keys(tieBreakers) as TieBreakerName[])('%s', (name) => {
  const breaker = tieBreakers[name]

  it('has an answer for every group', () => {
    fc.assert(
      fc.property(anyLedger, (ledger) => {
        const sheets = sheetsOf(ledger)
        if (breaker.kind === 'leader') {
          const leader = breaker.leader(sheets, ledger)
          expect([null, ...sheets.map(({ player }) => player)]).toContain(leader)
        } else {
          const values = sheets.map((sheet) => breaker.value(sheet))
          expect(values.every(({ bottom }) => bottom > 0n)).toBe(true)
          const sorted = values.toSorted(compare)
          sorted.forEach((value, index) => {
            expect(compare(sorted[index - 1] ?? value, value)).toBeLessThanOrEqual(0)
          })
        }
      }),
    )
  })

  it('has the same answer each time it is asked, and touches nothing', () => {
    fc.assert(
      fc.property(anyLedger, (ledger) => {
        const before = structuredClone(ledger)
        expect(verdict(breaker, ledger)).toEqual(verdict(breaker, ledger))
        expect(ledger).toEqual(before)
      }),
    )
  })

  it('does not depend on the order of the ledger', () => {
    fc.assert(
      fc.property(shuffled, ({ ledger, by }) => {
        const other = verdict(breaker, reordered(ledger, by))
        expect(new Map([...other].sort())).toEqual(new Map([...verdict(breaker, ledger)].sort()))
      }),
    )
  })
})
