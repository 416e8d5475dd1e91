import { chanceFrom } from '../../chance/chance.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import { alsoMet, type Field, type Meetings, remembered } from '../field/field.ts'
import { numberField } from '../field/numbered-field.ts'
import { bestMates } from '../swiss/best-mates.ts'
import { type RoundCost, roundCost } from '../swiss/objective.ts'
import { foldList, isPairable, type List } from './fold-list.ts'

type Pairs = readonly Pair<PlayerId>[]

/**
 * One from every odd list goes down, the last whose list can be paired without; null where that
 * does not come out. What reaches the bound this way is the best fold, and most rounds do.
 */
export const foldByParity = (groups: readonly List[], met: Meetings): Pairs | null => {
  const pairs: Pair<PlayerId>[] = []
  let floated: List = []
  for (const group of groups) {
    const list = [...floated, ...group]
    const choices: readonly List[] =
      list.length % 2 === 0 ? [[]] : list.map((player) => [player]).reverse()
    const leaving = choices.find((some) => isPairable(without(list, some), met))
    const folded = leaving === undefined ? null : foldList(without(list, leaving), met)
    if (leaving === undefined || folded === null) return null
    pairs.push(...folded)
    floated = leaving
  }
  return floated.length === 0 ? pairs : null
}

/** The pairs of a best round: what they cost is the least, whichever of them come out. */
export const bestPairs = (field: Field): Pairs => {
  const numbered = numberField(field, [...field.points.keys()])
  const mates = [...bestMates(numbered, chanceFrom('fold'))]
  return mates.flatMap((mate, player): Pairs => {
    const [a, b] = [numbered.players[player], numbered.players[mate]]
    return player < mate && a !== undefined && b !== undefined ? [[a, b]] : []
  })
}

/**
 * The fold of a field that can be paired without a rematch, at the least cost of all: fewest pairs
 * across the boundary of each group from the top, then the smallest distances. Among those rounds
 * the lowest-listed go down, and in each list the first meets the last possible. Whether somebody
 * can go down at that cost is asked of a best round in which nobody of the list meets him; `best`
 * is one without that wish.
 */
export const bestFold = (field: Field, groups: readonly List[], best: Pairs): Pairs => {
  const pairs: Pair<PlayerId>[] = []
  let floated: List = []
  let witness = best
  groups.forEach((group, index) => {
    const list = [...floated, ...group]
    const lower = groups.slice(index + 1).flat()
    const sub = { ...field, points: pointsOf(field, [...list, ...lower]) }
    const { leaving, witness: found } = lowestLeaving(sub, list, witness)
    pairs.push(...(foldList(without(list, leaving), field.met) ?? []))
    floated = list.filter((player) => leaving.includes(player))
    const isBelow = new Set([...floated, ...lower])
    witness = found.filter(([a, b]) => isBelow.has(a) && isBelow.has(b))
  })
  return pairs
}

/** Who leaves a list: as many as in every best round, from the bottom of the list on. */
const lowestLeaving = (
  field: Field,
  list: List,
  best: Pairs,
): { readonly leaving: List; readonly witness: Pairs } => {
  const target = roundCost(field, best)
  const inList = new Set(list)
  const leavingIn = (pairs: Pairs): ReadonlySet<PlayerId> =>
    new Set(
      pairs
        .filter(([a, b]) => inList.has(a) !== inList.has(b))
        .map(([a, b]) => (inList.has(a) ? a : b)),
    )
  const count = leavingIn(best).size
  let witness = best
  const leaving: PlayerId[] = []
  for (const player of list.toReversed()) {
    if (leaving.length === count) break
    const wanted = [...leaving, player]
    if (!wanted.every((one) => leavingIn(witness).has(one))) {
      const other = bestPairs({ ...field, met: apart(field.met, wanted, inList) })
      if (!isSame(roundCost(field, other), target)) continue
      if (!wanted.every((one) => leavingIn(other).has(one))) continue
      witness = other
    }
    leaving.push(player)
  }
  return { leaving, witness }
}

/** As if these had met everybody in the list. */
const apart = (met: Meetings, some: List, list: ReadonlySet<PlayerId>): Meetings => {
  const out = new Set(some)
  return remembered((player) => {
    if (!list.has(player)) return met.of(player)
    return alsoMet(met.of(player), out.has(player) ? list : out)
  })
}

const pointsOf = ({ points }: Field, players: List): ReadonlyMap<PlayerId, number> =>
  new Map(players.map((player) => [player, points.get(player) ?? 0]))

const without = (list: List, some: List): List => list.filter((player) => !some.includes(player))

const isSame = (one: RoundCost, two: RoundCost): boolean =>
  one.rematches === two.rematches &&
  one.spanSquares === two.spanSquares &&
  one.crossings.every((count, boundary) => count === two.crossings[boundary])
