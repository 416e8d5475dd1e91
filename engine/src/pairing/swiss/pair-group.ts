// biome-ignore-all lint/style/noNonNullAssertion: players are numbers in range by construction
import type { Chance } from '../../chance/chance.ts'
import { conflictBetween } from '../field/conflicts.ts'
import type { NumberedField } from '../field/numbered-field.ts'

/**
 * Pairs one points group with those who float into it, in the order of the lots; if that is odd,
 * one floats out. Conflicts are swapped away. Answers who floats out, or null if swaps do not do.
 */
export const pairGroup = (
  field: NumberedField,
  group: number,
  floaters: readonly number[],
  mates: Int32Array,
  chance: Chance,
): readonly number[] | null => {
  const start = field.first[group]!
  const end = field.first[group + 1]!
  const incoming = floaters.length
  if (incoming > end - start) return null
  // Of each pair the one named first; whoever floats in always is.
  const pairs: number[] = []
  const seat = (a: number, b: number) => {
    mates[a] = b
    mates[b] = a
    pairs.push(a)
  }
  floaters.forEach((floater, index) => {
    seat(floater, start + index)
  })
  let next = start + incoming
  for (; next + 1 < end; next += 2) seat(next, next + 1)
  let leaving = next < end ? next : -1

  const isFree = (a: number, b: number) => conflictBetween(field.conflicts, a, b) === 0
  const join = (pair: number, a: number, b: number) => {
    pairs[pair] = a
    mates[a] = b
    mates[b] = a
  }
  /** Whoever was to float out meets one of a pair instead, and the other one goes. */
  const exchange = (pair: number, stays: number, goes: number): boolean => {
    // Who floated in has to meet somebody here.
    if (goes < start || !isFree(stays, leaving)) return false
    join(pair, stays, leaving)
    leaving = goes
    return true
  }
  const swapAway = (pair: number): boolean => {
    const a = pairs[pair]!
    const b = mates[a]!
    if (leaving !== -1) {
      const [one, two] = pair < incoming || chance.below(2) === 0 ? [a, b] : [b, a]
      if (exchange(pair, one, two) || exchange(pair, two, one)) return true
    }
    const from = chance.below(pairs.length)
    for (let step = 0; step < pairs.length; step++) {
      const other = (from + step) % pairs.length
      if (other === pair) continue
      const c = pairs[other]!
      const d = mates[c]!
      // First with second keeps those who float in apart; first with first is for the rest.
      if (isFree(a, d) && isFree(c, b)) {
        join(pair, a, d)
        join(other, c, b)
        return true
      }
      if ((pair >= incoming || other >= incoming) && isFree(a, c) && isFree(b, d)) {
        const isFloater = other < incoming
        join(pair, isFloater ? b : a, isFloater ? d : c)
        join(other, isFloater ? c : b, isFloater ? a : d)
        return true
      }
    }
    return false
  }
  for (let pair = 0; pair < pairs.length; pair++) {
    const a = pairs[pair]!
    if (!isFree(a, mates[a]!) && !swapAway(pair)) return null
  }
  return leaving === -1 ? [] : [leaving]
}
