import { cheapestPerfectMatching } from '../../matching/perfect-matching.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import {
  alsoMet,
  type Field,
  type Meetings,
  type Met,
  meetingsOf,
  remembered,
} from '../field/field.ts'
import { takeFixed } from '../field/fixed-pairs.ts'
import { numberField } from '../field/numbered-field.ts'
import { lowerBound, reachesBound, roundCost } from '../swiss/objective.ts'
import { criteria, tiersOf, wholeField } from '../swiss/stretch.ts'
import { bestFold, bestPairs, foldByParity } from './best-fold.ts'
import { foldDown } from './first-version.ts'
import type { List } from './fold-list.ts'

/** Raised whenever the same list would be folded otherwise than before. */
export const foldMethod = { name: 'fold', version: 2 } as const

/**
 * Pairs an even field the way an organizer folds a list by hand: points groups from the top, each
 * by player number, the first against the last. Whoever is left over goes to the front of the next
 * group. Where two have met, the fold is adjusted as finely as can be: nobody meets twice if that
 * can be helped anywhere in the field, then as few as possible leave their group. An older version
 * pairs as it did then, so that recorded rounds can be checked.
 */
export const foldPairs = (
  field: Field,
  numbers: ReadonlyMap<PlayerId, number>,
  version: number = foldMethod.version,
): readonly Pair<PlayerId>[] => {
  const { fixed, open } = takeFixed(field)
  const groups = listsByPoints(open, numbers)
  const met = withForbidden(open)
  const pairs =
    version === 1
      ? (foldDown([], groups, met) ??
        foldDown([], groups, withoutForced({ ...open, met }, groups.flat())) ??
        [])
      : fold({ ...open, met, avoid: [] }, groups)
  return [...fixed, ...pairs]
}

const fold = (field: Field, groups: readonly List[]): readonly Pair<PlayerId>[] => {
  const folded = foldByParity(groups, field.met)
  if (folded !== null && reachesBound(roundCost(field, folded), lowerBound(field))) return folded
  const best = bestPairs(field)
  if (roundCost(field, best).rematches === 0) return bestFold(field, groups, best)
  const free = { ...field, met: withoutForced(field, groups.flat()), forbidden: [] }
  return bestFold(free, groups, bestPairs(free))
}

/** Who must not meet is folded as if they had met. */
const withForbidden = ({ met, forbidden = [] }: Field): Meetings => {
  if (forbidden.length === 0) return met
  const apart = meetingsOf(forbidden.map((players) => ({ players, round: 0 })))
  return remembered((player) => alsoMet(met.of(player), new Set(apart.of(player).keys())))
}

/** The meetings less those that have to happen again, as few as can be. */
const withoutForced = (field: Field, players: List): Meetings => {
  const numbered = numberField(field, players)
  const tiers = tiersOf(criteria(numbered, wholeField(numbered)))
  const mates = cheapestPerfectMatching(players.length, tiers)
  const mateOf = new Map(players.map((player, vertex) => [player, players[mates[vertex] ?? -1]]))
  return remembered((player) => lessOne(field.met.of(player), mateOf.get(player)))
}

const lessOne = (met: Met, one: PlayerId | undefined): Met => ({
  has: (other) => other !== one && met.has(other),
  get: (other) => (other === one ? undefined : met.get(other)),
  keys: () => [...met.keys()].filter((other) => other !== one),
})

const listsByPoints = (field: Field, numbers: ReadonlyMap<PlayerId, number>): readonly List[] => {
  const groups = new Map<number, PlayerId[]>()
  for (const [player, points] of field.points) {
    groups.set(points, [...(groups.get(points) ?? []), player])
  }
  return [...groups.keys()]
    .sort((a, b) => b - a)
    .map((points) =>
      (groups.get(points) ?? []).sort((a, b) => (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0)),
    )
}
