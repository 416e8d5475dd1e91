import { expect, it } from 'vitest'
import { notFound, placesIn, tick } from './ticked.ts'

const groups = [
  { title: 'A', cards: ['A', 'B'] },
  { title: 'C', cards: ['B', 'B'] },
]

it('what is ticked is found, card by card or together', () => {
  expect(notFound(groups, [])).toEqual(['A', 'B', 'B', 'B'])
  const one = tick([], ['1.0 B'], true)
  expect(notFound(groups, one)).toEqual(['A', 'B', 'B'])
  const whole = tick(one, placesIn({ title: 'A', cards: ['A', 'B'] }, 0), true)
  expect(notFound(groups, whole)).toEqual(['B'])
  expect(notFound(groups, tick(whole, ['0.0 A'], false))).toEqual(['A', 'B'])
})

it('what was found stays found in a corrected list, and nothing that took its place', () => {
  const all = groups.flatMap((group, at) => placesIn(group, at))
  const corrected = [
    { title: 'A', cards: ['A', 'D'] },
    { title: 'C', cards: ['B'] },
  ]
  expect(notFound(corrected, all)).toEqual(['D'])
})
