import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import type { Meetings } from '../field/field.ts'
import { foldList, isPairable, type List } from './fold-list.ts'

/**
 * How version 1 adjusted a fold: a group that could not be paired was merged with the next one as a
 * whole, so that more players than needed went down. Rounds on record are still checked by it.
 */
export const foldDown = (
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
