import { cheapestPerfectMatching } from '../matching/perfect-matching.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import type { Pair } from '../vocabulary/seat.ts'
import { type Field, hasMet, type Meetings, meetingsOf, remembered } from './field/field.ts'
import { takeFixed } from './field/fixed-pairs.ts'
import { numberField } from './field/numbered-field.ts'
import { criteria, tiersOf, wholeField } from './swiss/stretch.ts'

export const foldMethod = { name: 'fold', version: 1 } as const

type List = readonly PlayerId[]

/**
 * Pairs an even field the way an organizer folds a list by hand: points groups from the top, each
 * by player number, the first against the last. Whoever is left over goes to the front of the next
 * group. Nobody meets twice as long as that can be helped anywhere in the field.
 */
export const foldPairs = (
  field: Field,
  numbers: ReadonlyMap<PlayerId, number>,
): readonly Pair<PlayerId>[] => {
  const { fixed, open } = takeFixed(field)
  const groups = listsByPoints(open, numbers)
  const met = withForbidden(open)
  const pairs =
    foldDown([], groups, met) ??
    foldDown([], groups, withoutForced({ ...open, met }, groups.flat())) ??
    []
  return [...fixed, ...pairs]
}

/** Who must not meet is folded as if they had met. */
const withForbidden = ({ met, forbidden = [] }: Field): Meetings => {
  if (forbidden.length === 0) return met
  const apart = meetingsOf(forbidden.map((players) => ({ players, round: 0 })))
  return remembered((player) => new Map([...apart(player), ...met(player)]))
}

/** The meetings less those that have to happen again, as few as can be. */
const withoutForced = (field: Field, players: List): Meetings => {
  const numbered = numberField(field, players)
  const tiers = tiersOf(criteria(numbered, wholeField(numbered)))
  const mates = cheapestPerfectMatching(players.length, tiers)
  const mateOf = new Map(players.map((player, vertex) => [player, players[mates[vertex] ?? -1]]))
  return remembered(
    (player) => new Map([...field.met(player)].filter(([other]) => mateOf.get(player) !== other)),
  )
}

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

/** Folds the first group behind those who floated into it, then the rest; null if it cannot be. */
const foldDown = (
  floated: List,
  groups: readonly List[],
  met: Meetings,
): readonly Pair<PlayerId>[] | null => {
  const [group, ...lower] = groups
  if (group === undefined) return floated.length === 0 ? [] : null
  const list = [...floated, ...group]
  for (const leftOver of floaters(list, lower.length > 0)) {
    const rest = list.filter((player) => !leftOver.includes(player))
    // What is left below must still come out, or this fold forces a rematch further down.
    if (!isPairable([...leftOver, ...lower.flat()], met)) continue
    const pairs = foldList(rest, met)
    const below = pairs === null ? null : foldDown(leftOver, lower, met)
    if (pairs !== null && below !== null) return [...pairs, ...below]
  }
  const [next, ...others] = lower
  return next === undefined ? null : foldDown(list, [next, ...others], met)
}

/** Who may go down: nobody from an even list, one from an odd list, the last one first. */
const floaters = (list: List, hasLower: boolean): readonly List[] => {
  if (list.length % 2 === 0) return [[]]
  return hasLower ? list.map((player) => [player]).reverse() : []
}

/** The first meets the last not yet met, provided the rest of the list can still be paired. */
const foldList = (list: List, met: Meetings): readonly Pair<PlayerId>[] | null => {
  const pairs: Pair<PlayerId>[] = []
  let open = list
  while (open.length > 0) {
    const [first, ...rest] = open
    if (first === undefined) break
    const opponent = rest.findLast(
      (player) =>
        !hasMet(met, first, player) &&
        isPairable(
          rest.filter((other) => other !== player),
          met,
        ),
    )
    if (opponent === undefined) return null
    pairs.push([first, opponent])
    open = rest.filter((player) => player !== opponent)
  }
  return pairs
}

/** Whether a list can be paired without anybody meeting twice. */
const isPairable = (list: List, met: Meetings): boolean => {
  if (list.length % 2 === 1) return false
  const isPlainFold = list
    .slice(0, list.length / 2)
    .every((player, index) => !hasMet(met, player, list[list.length - 1 - index] ?? player))
  if (isPlainFold) return true
  const isRematch = (a: number, b: number) =>
    hasMet(met, list[a] as PlayerId, list[b] as PlayerId) ? 1 : 0
  const mates = cheapestPerfectMatching(list.length, [{ most: 1, cost: isRematch }])
  return mates.every((mate, vertex) => isRematch(vertex, mate) === 0)
}
