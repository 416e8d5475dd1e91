/** An exact number. Rounding two players to the same decimals would let the lot decide a place. */
export type Fraction = { readonly top: bigint; readonly bottom: bigint }

const bigDivisor = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

const divisorOf = (a: number, b: number): number => {
  let [x, y] = [Math.abs(a), b]
  // What is no number is never 0: it would go on for ever.
  while (y > 0) [x, y] = [y, x % y]
  return x
}

/** `bottom` must be above zero. */
export const fraction = (top: number | bigint, bottom: number | bigint = 1): Fraction => {
  if (typeof top === 'number' && typeof bottom === 'number') {
    const divisor = divisorOf(top, bottom)
    return { top: BigInt(top / divisor), bottom: BigInt(bottom / divisor) }
  }
  const [t, b] = [BigInt(top), BigInt(bottom)]
  const divisor = bigDivisor(t, b)
  return { top: t / divisor, bottom: b / divisor }
}

export const zero: Fraction = { top: 0n, bottom: 1n }

export const add = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)

export const divide = (a: Fraction, by: number): Fraction => fraction(a.top, a.bottom * BigInt(by))

/** Parts of a sum: whole numbers of either kind, `bottom` above zero. */
export type Part = { readonly top: number | bigint; readonly bottom: number | bigint }

/** What everything in a list comes to, added up and divided by `by`. */
export const sumOf = <T>(list: readonly T[], partOf: (one: T) => Part, by = 1): Fraction => {
  let [top, bottom] = [0, 1]
  for (const one of list) {
    const part = partOf(one)
    const below = Number(part.bottom)
    let added = Number(part.top)
    if (below !== bottom) {
      const shared = bottom * (below / divisorOf(bottom, below))
      top *= shared / bottom
      added *= shared / below
      bottom = shared
    }
    // What no longer fits into a number would be rounded.
    const largest = Math.max(Math.abs(top) + Math.abs(added), bottom * by)
    if (largest > Number.MAX_SAFE_INTEGER) return exactSum(list.map(partOf), by)
    top += added
  }
  return fraction(top, bottom * by)
}

const exactSum = (parts: readonly Part[], by: number): Fraction =>
  divide(
    parts.reduce<Fraction>((sum, { top, bottom }) => add(sum, fraction(top, bottom)), zero),
    by,
  )

/** Below zero when `a` is smaller. */
export const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.top * b.bottom - b.top * a.bottom
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Something to sort by a value, many times: its decimals are asked first. */
type SortKey<T> = { readonly of: T; readonly value: Fraction; readonly near: number }

export const sortKey = <T>(of: T, value: Fraction): SortKey<T> => ({
  of,
  value,
  near: approximately(value),
})

/** Decimals decide only where they differ by far more than they can be wrong. */
export const compareKeys = <T>(a: SortKey<T>, b: SortKey<T>): number => {
  const difference = a.near - b.near
  const doubt = 1e-12 * (Math.abs(a.near) + Math.abs(b.near))
  return Math.abs(difference) > doubt ? difference : compare(a.value, b.value)
}

/** A whole number, or `p/q` in lowest terms. */
export const fractionText = (value: Fraction): string =>
  value.bottom === 1n ? `${value.top}` : `${value.top}/${value.bottom}`

/** Near enough to be shown; where two are as near to each other as it may be wrong, it decides nothing. */
export const approximately = (value: Fraction): number => Number(value.top) / Number(value.bottom)
