// biome-ignore-all lint/style/noNonNullAssertion: players are numbers in range by construction
import type { Chance } from '../../chance/chance.ts'
import { conflictBetween } from '../field/conflicts.ts'
import type { NumberedField } from '../field/numbered-field.ts'

/** Small fields are mixed through and through; large ones have been by their lots. */
const stepsFor = (size: number): number => (size < 4 ? 0 : Math.min(24 * size, 4_000))

/**
 * Swaps opponents in a best round at random as long as no criterion notices. However the round was
 * found, the equally good ones become about equally likely; without this, whoever a conflict was
 * swapped with would be met more often than others.
 */
export const stir = (field: NumberedField, mates: Int32Array, chance: Chance): void => {
  const size = mates.length
  for (let steps = stepsFor(size); steps > 0; steps--) {
    const a = chance.below(size)
    const c = chance.below(size)
    const b = mates[a]!
    const d = mates[c]!
    if (c === a || c === b) continue
    // Some rounds cannot be reached from others by swaps of two pairs.
    const isThree = steps % 4 === 0
    const e = isThree ? chance.below(size) : a
    const f = mates[e]!
    if (isThree && (e === a || e === b || e === c || e === d)) continue
    const isAsGood = isThree
      ? isSameSpans(field, a, b, c, d, e, f) && isNoWorse(field, a, b, c, d, e, f)
      : (field.group[a] === field.group[c] || field.group[b] === field.group[d]) &&
        isNoWorse(field, a, b, c, d, a, b)
    if (!isAsGood) continue
    join(mates, a, d)
    join(mates, c, f)
    if (isThree) join(mates, e, b)
  }
}

const join = (mates: Int32Array, a: number, b: number): void => {
  mates[a] = b
  mates[b] = a
}

/** Whether a-d, c-f and e-b lie between the same points groups as a-b, c-d and e-f. */
const isSameSpans = (
  { group }: NumberedField,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
): boolean => {
  const span = (x: number, y: number) =>
    Math.min(group[x]!, group[y]!) * group.length + Math.max(group[x]!, group[y]!)
  const [one, two, three] = [span(a, d), span(c, f), span(e, b)]
  const isBoth = (x: number, y: number, p: number, q: number) =>
    (x === p && y === q) || (x === q && y === p)
  return (
    (span(a, b) === one && isBoth(span(c, d), span(e, f), two, three)) ||
    (span(a, b) === two && isBoth(span(c, d), span(e, f), one, three)) ||
    (span(a, b) === three && isBoth(span(c, d), span(e, f), one, two))
  )
}

/** Whether as much speaks against a-d, c-f and e-b as against a-b, c-d and e-f. */
const isNoWorse = (
  { conflicts }: NumberedField,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
): boolean => {
  const against = (x: number, y: number) => inDigits(conflictBetween(conflicts, x, y))
  const last = e === a ? 0 : against(e, b)
  const after = against(a, d) + against(c, f) + last
  if (after === 0) return true
  return after === against(a, b) + against(c, d) + (e === a ? 0 : against(e, f))
}

/** The kinds of a conflict as digits of a number, so that conflicts can be counted by adding. */
const inDigits = (kinds: number): number => (kinds & 1) + 10 * (kinds & 2) + 100 * (kinds & 4)
