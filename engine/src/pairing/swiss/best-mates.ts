// biome-ignore-all lint/style/noNonNullAssertion: players are numbers in range by construction
import type { Chance } from '../../chance/chance.ts'
import { compareCosts, costOf } from '../../matching/cost.ts'
import { cheapestPerfectMatching } from '../../matching/perfect-matching.ts'
import { groupCount, type NumberedField } from '../field/numbered-field.ts'
import { type PairedStretch, pairExactly, pairWithExits } from './exact-stretch.ts'
import { pairGroup } from './pair-group.ts'
import { stir } from './stir.ts'
import { criteria, tiersOf, wholeField } from './stretch.ts'

/** Groups that are paired for good, and who floated into them. */
type Done = { readonly from: number; readonly floaters: readonly number[] }

/** The opponent of each player in a best round, by chance among the best. */
export const bestMates = (field: NumberedField, chance: Chance): Int32Array => {
  const mates = new Int32Array(field.players.length).fill(-1)
  const done: Done[] = []
  const work = { left: field.players.length ** 3 }
  let floaters: readonly number[] = []
  for (let group = 0; group < groupCount(field); group++) {
    const leaving = pairGroup(field, group, floaters, mates, chance)
    if (leaving !== null) {
      done.push({ from: group, floaters })
      floaters = leaving
      continue
    }
    const paired = pairUpwards(field, group, floaters, done, chance, work)
    seat(paired, mates)
    done.push(paired.stretch)
    floaters = paired.leaving
    group = paired.stretch.to
  }
  stir(field, mates, chance)
  return mates
}

/** Every pair priced by chance and the whole field searched: how version 1 paired. */
export const exactMates = (field: NumberedField, chance: Chance): Int32Array =>
  pairExactly(field, wholeField(field), chance).mates

/**
 * Pairs a group exactly, together with as many groups above it as it takes until nothing above
 * could help. From the top of the field on, that is always so. Where stretch after stretch has cost
 * as much work as the whole field would, the whole field is paired instead.
 */
const pairUpwards = (
  field: NumberedField,
  to: number,
  incoming: readonly number[],
  done: Done[],
  chance: Chance,
  work: { left: number },
): PairedStretch => {
  let [from, floaters] = [to, incoming]
  while (work.left > 0) {
    const paired = pairWithExits(field, { from, to, floaters }, chance)
    work.left -= paired.mates.length ** 3
    const above = done.at(-1)
    if (above === undefined || isProven(field, paired)) return paired
    done.pop()
    from = above.from
    floaters = above.floaters
  }
  done.length = 0
  return pairExactly(field, wholeField(field), chance)
}

/**
 * Whether no other round could be better in this stretch without being worse above it. The sums
 * of what the stretches cost are a bound for the whole round, and a bound that is reached.
 */
const isProven = (field: NumberedField, paired: PairedStretch): boolean => {
  const { stretch, members, mates, criteria: wanted } = paired
  const conflicts = costOf(mates, [...wanted.meetings, wanted.avoided])
  if (conflicts.some((count) => count > 0)) return false
  const { from, floaters } = stretch
  if (floaters.length === 0) return true
  const isTight = floaters.every((floater, v) => {
    const mate = mates[v]!
    const isNext = mate < members.length && field.group[members[mate]!] === from
    return isNext || field.group[floater] === from - 1
  })
  if (!isTight) return false
  const crossings = costOf(mates, wanted.crossings)
  const isAtBound =
    crossings.every((count, index) => count === field.first[from + index + 1]! % 2) &&
    costOf(mates, [wanted.spans])[0] === crossings.reduce((sum, count) => sum + count, 0)
  if (isAtBound) return true
  const tiers = tiersOf(criteria(field, stretch, true))
  const bound = costOf(cheapestPerfectMatching(mates.length, tiers), tiers)
  return compareCosts(costOf(mates, tiersOf(wanted)), bound) === 0
}

const seat = ({ members, mates }: PairedStretch, all: Int32Array): void => {
  members.forEach((player, v) => {
    all[player] = mates[v]! < members.length ? members[mates[v]!]! : -1
  })
}
