import { describe, expect, it } from 'vitest'
import { day, dayNumber, isDay } from './instant.ts'

describe('a day', () => {
  it.each([
    ['2015-10-03', true],
    ['2016-02-29', true],
    ['2000-02-29', true],
    ['2015-02-29', false],
    ['1900-02-29', false],
    ['2015-04-31', false],
    ['2015-12-31', true],
    ['2015-00-10', false],
    ['2015-13-10', false],
    ['2015-10-00', false],
    ['2015-10-32', false],
    ['2015-1-3', false],
    ['03.10.2015', false],
    [' 2015-10-03', false],
    ['2015-10-03T10:00', false],
    ['', false],
  ])('%j stands in a calendar: %s', (text, isOne) => {
    expect(isDay(text)).toBe(isOne)
  })

  it('agrees with the calendar for every day of four centuries', () => {
    const start = Date.UTC(1800, 0, 1)
    const end = Date.UTC(2200, 0, 1)
    const listed: string[] = []
    for (let year = 1800; year < 2200; year++) {
      for (let month = 1; month <= 12; month++) {
        for (let date = 1; date <= 31; date++) {
          const text = [year, month, date].map((part) => `${part}`.padStart(2, '0')).join('-')
          if (isDay(text)) listed.push(text)
        }
      }
    }
    const days = Math.round((end - start) / 86_400_000)
    expect(listed).toHaveLength(days)
    expect(listed.at(58)).toBe('1800-02-28')
    expect(listed.at(59)).toBe('1800-03-01')
  })

  it('compares as a text', () => {
    const days = [day('2016-01-01'), day('2015-12-31'), day('2015-09-04')]
    expect([...days].sort()).toEqual(['2015-09-04', '2015-12-31', '2016-01-01'])
  })
})

describe('days apart', () => {
  it.each([
    ['1970-01-01', 0],
    ['1970-03-01', 59],
    ['2000-02-29', 11_016],
    ['2016-11-11', 17_116],
    ['1969-12-31', -1],
  ])('%s is day %d', (text, number) => {
    expect(dayNumber(day(text))).toBe(number)
  })
})
