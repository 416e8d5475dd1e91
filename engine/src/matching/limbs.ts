// biome-ignore-all lint/style/noNonNullAssertion: limbs and indices are in range by construction

/**
 * Exact integers too wide for one float64, in limbs side by side, the most significant first.
 * Every limb but the first lies in [0, radix of that limb), so that each number has one form.
 * Carrying matters: as plain vectors the less important entries would grow without a bound.
 */
export type Numbers = Float64Array

/** One unit of limb k − 1 is worth radix[k] units of limb k. Entry 0 is never read. */
export type Radix = readonly number[]

/** Above anything reachable; only its first limb counts. */
const FAR = 2 ** 60

/** No limb, and in the first limb no cost, may exceed this: thrice it is still exact. */
export const LIMB_ROOM = 2 ** 51

export const zeros = (radix: Radix, count: number): Numbers =>
  new Float64Array(radix.length * count)

/** p[i] − q[j] < r[k], without storing the difference. */
export const isLess = (
  radix: Radix,
  p: Numbers,
  i: number,
  q: Numbers,
  j: number,
  r: Numbers,
  k: number,
): boolean => {
  const { length } = radix
  let a = i * length
  let b = j * length
  let c = k * length
  let gap = p[a]! - q[b]! - r[c]!
  for (let limb = 1; limb < length; limb += 1) {
    // What the lower limbs add lies strictly between −2 and 1 units of this one.
    if (gap > 1) return false
    if (gap < 0) return true
    a += 1
    b += 1
    c += 1
    gap = gap * radix[limb]! + (p[a]! - q[b]! - r[c]!)
  }
  return gap < 0
}

/** r[k] = p[i] − q[j]; r may be p or q. */
export const setDifference = (
  radix: Radix,
  r: Numbers,
  k: number,
  p: Numbers,
  i: number,
  q: Numbers,
  j: number,
): void => {
  const { length } = radix
  const a = i * length
  const b = j * length
  const c = k * length
  let borrow = 0
  for (let limb = length - 1; limb > 0; limb -= 1) {
    const value = p[a + limb]! - q[b + limb]! - borrow
    borrow = value < 0 ? 1 : 0
    r[c + limb] = value < 0 ? value + radix[limb]! : value
  }
  r[c] = p[a]! - q[b]! - borrow
}

/** r[k] = p[i] + q[j]; r may be p or q. */
export const setSum = (
  radix: Radix,
  r: Numbers,
  k: number,
  p: Numbers,
  i: number,
  q: Numbers,
  j: number,
): void => {
  const { length } = radix
  const a = i * length
  const b = j * length
  const c = k * length
  let carry = 0
  for (let limb = length - 1; limb > 0; limb -= 1) {
    const value = p[a + limb]! + q[b + limb]! + carry
    carry = value < radix[limb]! ? 0 : 1
    r[c + limb] = carry === 0 ? value : value - radix[limb]!
  }
  r[c] = p[a]! + q[b]! + carry
}

/** r[k] = p[i]. */
export const set = (radix: Radix, r: Numbers, k: number, p: Numbers, i: number): void => {
  const { length } = radix
  for (let limb = 0; limb < length; limb += 1) r[k * length + limb] = p[i * length + limb]!
}

export const setFar = (radix: Radix, r: Numbers, k: number): void => {
  const { length } = radix
  r[k * length] = FAR
  for (let limb = 1; limb < length; limb += 1) r[k * length + limb] = 0
}

/** Halves an even number. */
export const halve = (radix: Radix, r: Numbers, k: number): void => {
  const { length } = radix
  let rest = 0
  for (let limb = 0; limb < length; limb += 1) {
    const value = r[k * length + limb]! + rest * radix[limb]!
    const half = Math.floor(value / 2)
    rest = value - 2 * half
    r[k * length + limb] = half
  }
}
