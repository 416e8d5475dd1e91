import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyLedger, reordered } from '../../testing/any/any-ledger.ts'
import { crosstable } from '../../testing/pairing/crosstable.ts'
import { id } from '../../testing/story.ts'
import { compare, type Fraction, fraction, fractionText, sumOf } from './fraction.ts'
import { headToHead } from './head-to-head.ts'
import type { Account, Ledger } from './ledger.ts'
import { type MeasureName, measureNames } from './measure-names.ts'
import { measures, type StandingsRules, valuesIn } from './measures.ts'
import { coursesOf, divisorOf, scheduleFormulas, unknownCourse } from './schedule.ts'

const rules: StandingsRules = {
  tieBreakers: measureNames,
  hasMargin: true,
  schedule: 'sum-of-points',
  extended: 'average-of-schedules',
  readings: { scheduleByes: 'count', disqualifiedInSchedule: 'keep' },
  entropy: 'hall',
}

const allIn = (ledger: Ledger, name: MeasureName): ReadonlyMap<string, Fraction> => {
  const value = valuesIn(ledger, rules)
  return new Map([...ledger.values()].map((account) => [account.player, value(account, name)]))
}

const texts = (values: ReadonlyMap<string, Fraction>) =>
  new Map([...values].map(([player, value]) => [player, fractionText(value)] as const).sort())

const shuffled = fc.record({
  ledger: anyLedger,
  by: fc.array(fc.integer(), { minLength: 7, maxLength: 7 }),
})

/** What a measure says it is made of, added up again from the parts. */
const addedUp = (name: MeasureName, ledger: Ledger, { player, lines }: Account): Fraction => {
  const origin = measures[name].origin(rules) ?? expect.fail('no such measure')
  if ('part' in origin) return sumOf(lines, (line) => fraction(origin.part(line)))
  const courses = coursesOf(ledger, rules.readings, scheduleFormulas[rules.schedule])
  const course = courses.get(player) ?? unknownCourse
  return sumOf(course.opponents, origin.formula.part, divisorOf(origin.formula, course))
}

describe.each(measureNames)('%s', (name) => {
  it('has a value for everybody, and values have an order', () => {
    fc.assert(
      fc.property(anyLedger, (ledger) => {
        const values = [...allIn(ledger, name).values()]
        expect(values).toHaveLength(ledger.size)
        expect(values.every(({ bottom }) => bottom > 0n)).toBe(true)
        const sorted = values.toSorted(compare)
        sorted.forEach((value, index) => {
          expect(compare(sorted[index - 1] ?? value, value)).toBeLessThanOrEqual(0)
        })
      }),
    )
  })

  it('has the same value each time it is asked, and touches nothing', () => {
    fc.assert(
      fc.property(anyLedger, (ledger) => {
        const before = structuredClone(ledger)
        expect(allIn(ledger, name)).toEqual(allIn(ledger, name))
        expect(ledger).toEqual(before)
      }),
    )
  })

  it('does not depend on the order of the ledger', () => {
    fc.assert(
      fc.property(shuffled, ({ ledger, by }) => {
        const other = allIn(reordered(ledger, by), name)
        expect(texts(other)).toEqual(texts(allIn(ledger, name)))
      }),
    )
  })

  it('is what the parts it is made of come to', () => {
    fc.assert(
      fc.property(anyLedger, (ledger) => {
        const values = allIn(ledger, name)
        for (const account of ledger.values()) {
          expect(addedUp(name, ledger, account)).toEqual(values.get(account.player))
        }
      }),
    )
  })
})

describe('head-to-head', () => {
  const all = (ledger: Ledger) => [...ledger.values()].map(({ player }) => player)

  it('lifts somebody of the group or nobody, whatever its order', () => {
    fc.assert(
      fc.property(shuffled, ({ ledger, by }) => {
        const before = structuredClone(ledger)
        const leader = headToHead(all(ledger), ledger)
        expect([null, ...all(ledger)]).toContain(leader)
        expect(headToHead(all(ledger), ledger)).toBe(leader)
        const other = reordered(ledger, by)
        expect(headToHead(all(other), other)).toBe(leader)
        expect(ledger).toEqual(before)
      }),
    )
  })
})

describe('a value', () => {
  // Ada met Ben and Cy, who have 5 points each, of 3 rounds and of 2.
  const ledger = crosstable(`
          ada   ben   cy
    ada    .   +176  +150
    ben   -24    .     .   +150 -50
    cy    -50    .     .   +150
  `)
  const adas = (name: MeasureName, own: Partial<StandingsRules> = {}): string => {
    const account = ledger.get(id('ada')) ?? expect.fail('no ada')
    return fractionText(valuesIn(ledger, { ...rules, ...own })(account, name))
  }

  it('of the margin of victory is the margins added up', () => {
    expect(adas('margin-of-victory')).toBe('326')
  })

  it('of a schedule is exact, not a decimal of it', () => {
    expect(adas('strength-of-schedule', { schedule: 'averages-over-opponents' })).toBe('25/12')
    const own = {
      schedule: 'averages-over-opponents',
      extended: 'schedules-over-their-opponents',
    } as const
    expect(adas('extended-strength-of-schedule', own)).toBe('65/36')
  })
})

it('a measure that a document does not have is no column', () => {
  const none = { ...rules, tieBreakers: [], hasMargin: false, extended: null }
  const shown = measureNames.filter((name) => measures[name].origin(none) !== null)
  expect(shown).toEqual(['strength-of-schedule'])
})
