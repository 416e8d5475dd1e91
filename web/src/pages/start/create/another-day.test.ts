import { expect, it } from 'vitest'
import { daysFrom, daysLater, sameWeekday } from './another-day.ts'

it('another event like one is on the same day of the week, after it and not before today', () => {
  const thursday = '2026-11-12'
  expect(sameWeekday(thursday, '2026-11-13')).toBe('2026-11-19')
  expect(sameWeekday(thursday, '2026-11-19')).toBe('2026-11-19')
  expect(sameWeekday(thursday, '2026-11-20')).toBe('2026-11-26')
  expect(sameWeekday(thursday, thursday)).toBe('2026-11-19')
  // One that is still to come is followed by the week after it.
  expect(sameWeekday('2026-12-24', '2026-11-13')).toBe('2026-12-31')
  expect(sameWeekday('', '2026-11-13')).toBe('2026-11-13')
})

it('days are counted over the end of a month, and none slips when clocks change', () => {
  expect(daysLater('2026-10-24', 1)).toBe('2026-10-25')
  expect(daysLater('2026-10-25', 7)).toBe('2026-11-01')
  expect(daysFrom('2026-10-24', '2026-10-25')).toBe(2)
  expect(daysFrom('2026-10-24', '2026-10-24')).toBe(1)
})
