import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  approximately,
  compare,
  compareKeys,
  divide,
  type Fraction,
  fraction,
  fractionText,
  sortKey,
  sumOf,
  zero,
} from './fraction.ts'

const anyFraction = fc
  .record({ top: fc.integer(), bottom: fc.integer({ min: 1, max: 1_000_000 }) })
  .map(({ top, bottom }) => fraction(top, bottom))

/** The plain way, by subtracting remainders until none is left. */
const sharedDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : sharedDivisor(b, a % b))

describe('lowest terms', () => {
  it.each([
    [6, 9, '2/3'],
    [21, 9, '7/3'],
    [16, 9, '16/9'],
    [0, 7, '0'],
    [21, 1, '21'],
    [12, 4, '3'],
    [-6, 9, '-2/3'],
  ])('%i over %i is %s', (top, bottom, text) => {
    expect(fractionText(fraction(top, bottom))).toBe(text)
  })

  it('top and bottom share no divisor, and the bottom is above zero', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        for (const { top, bottom } of [a, add(a, b)]) {
          expect(bottom > 0n).toBe(true)
          expect(sharedDivisor(bottom, top < 0n ? -top : top)).toBe(1n)
        }
      }),
    )
  })

  it('the same value has the same text, however it was written', () => {
    const factor = fc.integer({ min: 1, max: 1000 })
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 10_000 }), factor, (top, bottom, k) => {
        expect(fractionText(fraction(top * k, bottom * k))).toBe(
          fractionText(fraction(top, bottom)),
        )
      }),
    )
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('ends also where it is handed %d', (odd) => {
    expect(() => fraction(odd, 2)).toThrow()
    expect(() => fraction(2, odd)).toThrow()
    expect(() => sumOf([odd], (top) => ({ top, bottom: 3 }))).toThrow()
    expect(() => sumOf([odd], (bottom) => ({ top: 1, bottom }))).toThrow()
  })

  it('is exact beyond what a number holds', () => {
    const huge = fraction(2n ** 80n + 1n, 2n ** 80n)
    expect(compare(huge, fraction(1))).toBe(1)
    expect(approximately(huge)).toBe(1)
  })
})

describe('order', () => {
  it('is the order of the cross products', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        const [left, right] = [a.top * b.bottom, b.top * a.bottom]
        expect(compare(a, b)).toBe(left < right ? -1 : left > right ? 1 : 0)
        expect(compare(a, b) + compare(b, a)).toBe(0)
      }),
    )
  })

  it('is level only for equal texts', () => {
    const close = fc
      .record({ top: fc.integer({ min: 0, max: 20 }), bottom: fc.integer({ min: 1, max: 20 }) })
      .map(({ top, bottom }) => fraction(top, bottom))
    fc.assert(
      fc.property(close, close, (a, b) => {
        expect(compare(a, b) === 0).toBe(fractionText(a) === fractionText(b))
      }),
    )
  })

  it('goes on: what is above something above is above', () => {
    fc.assert(
      fc.property(fc.tuple(anyFraction, anyFraction, anyFraction), (three) => {
        const [low, middle, high] = [...three].sort(compare) as [Fraction, Fraction, Fraction]
        expect(compare(low, middle)).toBeLessThanOrEqual(0)
        expect(compare(middle, high)).toBeLessThanOrEqual(0)
        expect(compare(low, high)).toBeLessThanOrEqual(0)
      }),
    )
  })

  it('tells apart what decimals would call level', () => {
    // 1/3 + 1/3 + 1/3 of ten decimals is not 1; a place would fall to the lot.
    const third = fraction(1, 3)
    expect(compare(add(add(third, third), third), fraction(1))).toBe(0)
    const [a, b] = [fraction(10n ** 17n, 10n ** 17n + 1n), fraction(1)]
    expect(approximately(a)).toBe(approximately(b))
    expect(compare(a, b)).toBe(-1)
  })
})

describe('keys to sort by', () => {
  it('have the order of their values, however close', () => {
    const near = fc
      .record({ top: fc.bigInt({ min: -9n, max: 9n }), shift: fc.bigInt({ min: 0n, max: 90n }) })
      .map(({ top, shift }) => fraction((1n << shift) + top, 1n << shift))
    const any = fc.oneof(anyFraction, near)
    fc.assert(
      fc.property(any, any, (a, b) => {
        expect(Math.sign(compareKeys(sortKey('a', a), sortKey('b', b)))).toBe(compare(a, b))
      }),
    )
  })
})

describe('addition', () => {
  it('does not mind the order', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, anyFraction, (a, b, c) => {
        expect(add(a, b)).toEqual(add(b, a))
        expect(add(add(a, b), c)).toEqual(add(a, add(b, c)))
      }),
    )
  })

  it('adds nothing for zero, and keeps the order', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, anyFraction, (a, b, c) => {
        expect(add(a, zero)).toEqual(a)
        expect(compare(add(a, c), add(b, c))).toBe(compare(a, b))
      }),
    )
  })

  it('puts together again what was divided', () => {
    fc.assert(
      fc.property(anyFraction, fc.integer({ min: 1, max: 30 }), (value, parts) => {
        const part = divide(value, parts)
        expect(Array.from({ length: parts }, () => part).reduce(add, zero)).toEqual(value)
      }),
    )
  })
})
