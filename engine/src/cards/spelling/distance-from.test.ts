import fc from 'fast-check'
import { expect, it } from 'vitest'
import { distanceFrom } from './distance-from.ts'
import { distanceInRows } from './distance-in-rows.ts'
import { everyDistance } from './every-distance.suite.ts'
import { differsByMore, lettersIn, mayContain } from './letters.ts'

const runs = { seed: 20120914, numRuns: 3000 }

/** Few letters, so that they are near; longer than a number has bits, and as long to the bit. */
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'abz09'), minLength: 1, maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'abz09'), minLength: 30, maxLength: 40 }),
)

/** A text and what became of it after some slips. */
const slip = fc.record({ at: fc.nat(40), out: fc.nat(2), put: fc.constantFrom('', 'a', 'z', 'b9') })
const pair = fc.oneof(
  fc.tuple(text, text),
  fc
    .tuple(text, fc.array(slip, { maxLength: 4 }))
    .map(([one, slips]): [string, string] => [
      one,
      slips.reduce((of, { at, out, put }) => of.slice(0, at) + put + of.slice(at + out), one),
    ]),
)

it('counts what the whole table counts, as far as it is asked', () => {
  fc.assert(
    fc.property(pair, fc.integer({ min: -1, max: 22 }), ([a, b], most) => {
      const exact = everyDistance(a, b)
      for (const found of [distanceFrom(a)(b, most), distanceInRows(a)(b, most)]) {
        if (exact <= most) expect(found).toBe(exact)
        else expect(found).toBeGreaterThan(most)
      }
    }),
    runs,
  )
})

it('tells by the letters alone only what the whole table tells', () => {
  fc.assert(
    fc.property(pair, ([a, b]) => {
      expect(differsByMore(lettersIn(a), lettersIn(b), everyDistance(a, b))).toBe(false)
    }),
    runs,
  )
  fc.assert(
    fc.property(text, fc.nat(40), fc.nat(40), (whole, from, to) => {
      expect(mayContain(lettersIn(whole), lettersIn(whole.slice(from, to)))).toBe(true)
    }),
    runs,
  )
})

it('takes two letters that changed places for one slip', () => {
  expect(distanceFrom('vaderdrath')('vaderdarth', 3)).toBe(1)
  expect(
    distanceFrom('abcdefghijklmnopqrstuvwxyz012354')('abcdefghijklmnopqrstuvwxyz012345', 3),
  ).toBe(1)
})
