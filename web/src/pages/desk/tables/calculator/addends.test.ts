import { expect, it } from 'vitest'
import { sumTyped } from './addends.ts'

it.each([
  ['', 0],
  ['34', 34],
  ['34 33h', 50],
  ['34+33H, 1', 51],
  ['34 x', null],
  ['34h5', null],
])('%j adds up to %j', (text, sum) => {
  expect(sumTyped(text)).toBe(sum)
})
