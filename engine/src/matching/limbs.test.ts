import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { halve, isLess, LIMB_ROOM, set, setDifference, setSum, zeros } from './limbs.ts'

const radices = [
  [0],
  [0, 2],
  [0, 3, 7],
  [0, LIMB_ROOM],
  [0, LIMB_ROOM, LIMB_ROOM - 1, 5],
  [0, 1000, 2, LIMB_ROOM],
] as const

const write = (radix: readonly number[], value: bigint): Float64Array => {
  const limbs = zeros(radix, 1)
  let rest = value
  for (let limb = radix.length - 1; limb > 0; limb -= 1) {
    const base = BigInt(radix[limb] as number)
    const digit = ((rest % base) + base) % base
    limbs[limb] = Number(digit)
    rest = (rest - digit) / base
  }
  limbs[0] = Number(rest)
  return limbs
}

/** Numbers whose first limb stays well inside what one float64 holds exactly. */
const numberOf = (radix: readonly number[]) => {
  const unit = radix.slice(1).reduce((product, base) => product * BigInt(base), 1n)
  const edge = BigInt(LIMB_ROOM) * unit
  return fc.oneof(
    fc.bigInt({ min: -edge, max: edge }),
    fc.bigInt({ min: -20n, max: 20n }),
    fc.bigInt({ min: -3n, max: 3n }).map((near) => near * unit),
    fc.bigInt({ min: -3n, max: 3n }).map((near) => near * unit - 1n),
  )
}

const cases = fc.constantFrom(...radices).chain((radix) =>
  fc.record({
    radix: fc.constant<readonly number[]>(radix),
    p: numberOf(radix),
    q: numberOf(radix),
    r: numberOf(radix),
  }),
)

describe('limbs', () => {
  it('add, subtract, copy and halve as whole numbers do', () => {
    fc.assert(
      fc.property(cases, ({ radix, p, q }) => {
        const [one, two, out] = [write(radix, p), write(radix, q), zeros(radix, 2)]
        setSum(radix, out, 1, one, 0, two, 0)
        expect(out.slice(radix.length)).toEqual(write(radix, p + q))
        setDifference(radix, out, 1, one, 0, two, 0)
        expect(out.slice(radix.length)).toEqual(write(radix, p - q))
        setSum(radix, one, 0, one, 0, one, 0)
        halve(radix, one, 0)
        expect(one).toEqual(write(radix, p))
        set(radix, out, 0, one, 0)
        expect(out.slice(0, radix.length)).toEqual(one)
      }),
      { numRuns: 3000 },
    )
  })

  it('compare as whole numbers do, also next to a carry', () => {
    fc.assert(
      fc.property(cases, fc.bigInt({ min: -2n, max: 2n }), ({ radix, p, q, r }, near) => {
        const [one, two] = [write(radix, p), write(radix, q)]
        expect(isLess(radix, one, 0, two, 0, write(radix, r), 0)).toBe(p - q < r)
        const close = write(radix, p - q + near)
        expect(isLess(radix, one, 0, two, 0, close, 0)).toBe(near > 0n)
      }),
      { numRuns: 3000 },
    )
  })
})
