import { expect, it } from 'vitest'
import { mostOfEach } from './most-of-each.ts'

it('takes every count as it is written, as long as the cards are not a thousand', () => {
  expect(mostOfEach((most) => 10 * most)).toBe(99)
})

it('takes fewer of each until they are not more', () => {
  expect(mostOfEach((most) => 20 * most)).toBe(50)
  expect(mostOfEach((most) => most * (1 + most))).toBe(31)
})

it('never takes fewer than two: a second one may be what nobody may play', () => {
  expect(mostOfEach((most) => 5000 * most)).toBe(2)
})
