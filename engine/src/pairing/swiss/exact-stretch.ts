// biome-ignore-all lint/style/noNonNullAssertion: players and vertices are in range by construction
import type { Chance } from '../../chance/chance.ts'
import { cheapestPerfectMatching } from '../../matching/perfect-matching.ts'
import { groupCount, type NumberedField } from '../field/numbered-field.ts'
import { chanceTier } from './chance-tier.ts'
import { type Criteria, criteria, membersOf, type Stretch, tiersOf } from './stretch.ts'

/** The best way to pair a stretch; whoever floats out below has no mate yet. */
export type PairedStretch = {
  readonly stretch: Stretch
  readonly members: Int32Array
  /** By member: the member met, or one beyond them who stands for an exit. */
  readonly mates: Int32Array
  readonly leaving: readonly number[]
  readonly criteria: Criteria
}

/** Pairs a stretch as well as can be; who floats out, and how many, is part of the question. */
export const pairExactly = (
  field: NumberedField,
  stretch: Stretch,
  chance: Chance,
): PairedStretch => {
  const wanted = criteria(field, stretch)
  const members = membersOf(field, stretch)
  const size = members.length + stretch.exits
  const mates = cheapestPerfectMatching(size, [...tiersOf(wanted), chanceTier(size, chance)])
  const leaving = members.filter((_, v) => mates[v]! >= members.length)
  return { stretch, members, mates, leaving: [...leaving], criteria: wanted }
}

/** As many exits as are of use: with one pair of exits left over, more would change nothing. */
export const pairWithExits = (
  field: NumberedField,
  stretch: Omit<Stretch, 'exits'>,
  chance: Chance,
): PairedStretch => {
  const isLast = stretch.to === groupCount(field) - 1
  if (isLast) return pairExactly(field, { ...stretch, exits: 0 }, chance)
  const most = membersOf(field, { ...stretch, exits: 0 }).length
  for (
    let exits = Math.min(most, 2 + (most % 2));
    ;
    exits = Math.min(most, 2 * exits + 2 - (most % 2))
  ) {
    const paired = pairExactly(field, { ...stretch, exits }, chance)
    if (paired.leaving.length < exits || exits === most) return paired
  }
}
