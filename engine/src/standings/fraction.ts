/** An exact number. Rounding two players to the same decimals would let the lot decide a place. */
export type Fraction = { readonly top: bigint; readonly bottom: bigint }

const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

/** `bottom` must be above zero. */
export const fraction = (top: number | bigint, bottom: number | bigint = 1n): Fraction => {
  const [t, b] = [BigInt(top), BigInt(bottom)]
  const divisor = gcd(t, b)
  return divisor <= 1n ? { top: t, bottom: b } : { top: t / divisor, bottom: b / divisor }
}

export const zero: Fraction = { top: 0n, bottom: 1n }

export const add = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)

export const divide = (a: Fraction, by: number): Fraction => fraction(a.top, a.bottom * BigInt(by))

/** Below zero when `a` is smaller. */
export const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.top * b.bottom - b.top * a.bottom
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** A whole number, or `p/q` in lowest terms. */
export const fractionText = (value: Fraction): string =>
  value.bottom === 1n ? `${value.top}` : `${value.top}/${value.bottom}`

/** For display only: never compare what this returns. */
export const approximately = (value: Fraction): number => Number(value.top) / Number(value.bottom)
