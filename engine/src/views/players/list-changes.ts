import { entriesOf } from '../../legality/entries.ts'
import { listPoints } from '../../legality/points.ts'
import type { SquadList } from '../../vocabulary/squad-list.ts'

/** What a correction changed: the cards that went and came, each as often as it did. */
export type ListChanges = {
  readonly removed: readonly string[]
  readonly added: readonly string[]
  /** What the list cost before and costs now; null where one of the two has no points. */
  readonly points: { readonly before: number; readonly now: number } | null
}

const namesIn = (list: SquadList): readonly string[] => entriesOf(list).map(({ item }) => item.name)

/** What is left of the names once the others are taken off, one for one. */
const without = (names: readonly string[], others: readonly string[]): readonly string[] => {
  const left = [...names]
  for (const name of others) {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

const pointsOf = (list: SquadList): number | null =>
  list.kind === 'squad' || list.kind === 'army' ? listPoints(list) : null

export const listChanges = (before: SquadList, now: SquadList): ListChanges => {
  const [then, after] = [namesIn(before), namesIn(now)]
  const [cost, costs] = [pointsOf(before), pointsOf(now)]
  return {
    removed: without(then, after),
    added: without(after, then),
    points: cost === null || costs === null ? null : { before: cost, now: costs },
  }
}
