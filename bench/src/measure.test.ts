import { expect, it } from 'vitest'
import { percentile } from './measure.ts'

it('half of the values do not exceed the middle one', () => {
  expect(percentile([5, 1, 4, 2, 3], 50)).toBe(3)
  expect(percentile([4, 1, 3, 2], 50)).toBe(2)
})

it('one in a hundred exceeds the 99th percentile', () => {
  const values = Array.from({ length: 200 }, (_, index) => index + 1)
  expect(percentile(values, 99)).toBe(198)
  expect(percentile([7], 99)).toBe(7)
})
