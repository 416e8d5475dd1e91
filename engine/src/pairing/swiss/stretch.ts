// biome-ignore-all lint/style/noNonNullAssertion: players and vertices are in range by construction
import type { Tier } from '../../matching/tiers.ts'
import { AVOIDED, conflictBetween, FORBIDDEN, MET } from '../field/conflicts.ts'
import { groupCount, type NumberedField } from '../field/numbered-field.ts'

/**
 * Consecutive points groups that are paired by themselves. Whoever floats in from above has to meet
 * somebody here or float on; as many as there are exits may float out below.
 */
export type Stretch = {
  readonly from: number
  readonly to: number
  readonly floaters: readonly number[]
  readonly exits: number
}

export const wholeField = (field: NumberedField): Stretch => ({
  from: 0,
  to: groupCount(field) - 1,
  floaters: [],
  exits: 0,
})

/** The criteria of a good round by name; `tiersOf` has their order. */
export type Criteria = {
  /** What must not be: floaters who meet each other, forbidden pairs, rematches. */
  readonly meetings: readonly Tier[]
  readonly avoided: Tier
  /** One for each boundary between points groups, from the top. */
  readonly crossings: readonly Tier[]
  readonly spans: Tier
}

export const tiersOf = ({ meetings, avoided, crossings, spans }: Criteria): readonly Tier[] => [
  ...meetings,
  avoided,
  ...crossings,
  spans,
]

/** The players of a stretch: those who float in, then its groups from the top. */
export const membersOf = (field: NumberedField, { from, to, floaters }: Stretch): Int32Array => {
  const first = field.first[from]!
  const members = new Int32Array(floaters.length + field.first[to + 1]! - first)
  members.set(floaters)
  for (let at = floaters.length; at < members.length; at++) {
    members[at] = first + at - floaters.length
  }
  return members
}

/**
 * What a matching minimizes: vertices are the members of the stretch, then its exits. Taken
 * together with the criteria of the stretches above and below they never exceed what a whole round
 * costs. With `anybody` whoever floats in has met nobody: what comes out then is a bound for every
 * choice of floaters.
 */
export const criteria = (field: NumberedField, stretch: Stretch, anybody = false): Criteria => {
  const { from, to, floaters, exits } = stretch
  const members = membersOf(field, stretch)
  const size = members.length + exits
  const incoming = floaters.length
  const group = new Int32Array(size).fill(to + 1)
  members.forEach((player, v) => {
    group[v] = v < incoming ? from - 1 : field.group[player]!
  })
  const marks = marksBetween(field, members, size, anybody ? incoming : 0)
  const isMarked = (kind: number) => (a: number, b: number) =>
    (marks[a * size + b]! & kind) === 0 ? 0 : 1
  const boundaries = to + (exits > 0 ? 1 : 0) - from
  const span = (a: number, b: number) => group[b]! - group[a]!
  return {
    meetings: [
      // Two who float in would not have crossed the boundary above by meeting each other.
      { most: incoming > 1 ? 1 : 0, cost: (_, b) => (b < incoming ? 1 : 0) },
      { most: field.hasForbidden ? 1 : 0, cost: isMarked(FORBIDDEN) },
      { most: 1, cost: isMarked(MET) },
    ],
    avoided: { most: 1, cost: isMarked(AVOIDED) },
    crossings: Array.from({ length: boundaries }, (_, index) => ({
      most: 1,
      cost: (a: number, b: number) =>
        group[a]! <= from + index && from + index < group[b]! ? 1 : 0,
    })),
    spans: {
      most: (boundaries + (incoming > 0 ? 1 : 0)) ** 2,
      // The step over the boundary above is already counted there.
      cost: (a, b) => span(a, b) ** 2 - (a < incoming && b >= incoming ? 1 : 0),
    },
  }
}

/** What speaks against each pair of members, from a given one on. */
const marksBetween = (
  { conflicts }: NumberedField,
  members: Int32Array,
  size: number,
  from: number,
): Uint8Array => {
  const marks = new Uint8Array(size * size)
  for (let a = from; a < members.length; a++) {
    for (let b = a + 1; b < members.length; b++) {
      marks[a * size + b] = conflictBetween(conflicts, members[a]!, members[b]!)
    }
  }
  return marks
}
