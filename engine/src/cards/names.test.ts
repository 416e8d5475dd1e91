import fc from 'fast-check'
import { expect, it } from 'vitest'
import { calledBy, nearest, plainName } from './names.ts'
import { nearestByScan } from './nearest-by-scan.suite.ts'

const word = fc.string({ unit: fc.constantFrom(...'abcz1'), maxLength: 14 })

it('finds what a scan of every name finds, in the same order', () => {
  const cards = fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { maxLength: 30 })
  fc.assert(
    fc.property(cards, word, fc.integer({ min: 1, max: 6 }), (calls, text, count) => {
      const names = calledBy(calls.keys(), (card) => calls[card] ?? [])
      expect(nearest(names, text, count)).toEqual(nearestByScan(names, text, count))
    }),
    { seed: 20120914, numRuns: 2000 },
  )
})

it('takes names as everybody types them', () => {
  expect(['r2d2', 'R2-D2', 'Łódź “Straße”', '', 'Push the Limit!'].map(plainName)).toEqual([
    'r2d2',
    'r2d2',
    'lodzstrasse',
    '',
    'pushthelimit',
  ])
})
