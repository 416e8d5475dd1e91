import { cheapestPerfectMatching } from '../../matching/perfect-matching.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import { hasMet, type Meetings } from '../field/field.ts'

export type List = readonly PlayerId[]

/** The first meets the last not yet met, provided the rest of the list can still be paired. */
export const foldList = (list: List, met: Meetings): readonly Pair<PlayerId>[] | null => {
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
export const isPairable = (list: List, met: Meetings): boolean => {
  if (list.length % 2 === 1) return false
  if (isFoldedWithSwaps(list, met)) return true
  const isRematch = (a: number, b: number) =>
    hasMet(met, list[a] as PlayerId, list[b] as PlayerId) ? 1 : 0
  const mates = cheapestPerfectMatching(list.length, [{ most: 1, cost: isRematch }])
  return mates.every((mate, vertex) => isRematch(vertex, mate) === 0)
}

/** Whether a fold comes out once those who have met swap opponents with others: mostly it does. */
const isFoldedWithSwaps = (list: List, met: Meetings): boolean => {
  const half = list.length / 2
  const upper = list.slice(0, half)
  const lower = list.slice(half).reverse()
  const isFree = (a: number, b: number) => !hasMet(met, upper[a] as PlayerId, lower[b] as PlayerId)
  for (let own = 0; own < half; own++) {
    if (isFree(own, own)) continue
    const other = upper.findIndex((_, at) => at !== own && isFree(own, at) && isFree(at, own))
    if (other < 0) return false
    const given = lower[own] as PlayerId
    lower[own] = lower[other] as PlayerId
    lower[other] = given
  }
  return true
}
