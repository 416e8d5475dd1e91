import type { Catalogue } from '../../cards/catalogue.ts'
import { asPrinted } from '../../cards/list-cards.ts'
import type { SquadList } from '../../vocabulary/squad-list.ts'

const known = new WeakMap<Catalogue, WeakMap<SquadList, SquadList>>()

/** A list as these cards are printed, worked out once: a hall of lists is judged at every look. */
export const asKnown = (cards: Catalogue | null, list: SquadList): SquadList => {
  if (cards === null) return list
  const before = known.get(cards) ?? new WeakMap<SquadList, SquadList>()
  known.set(cards, before)
  const printed = before.get(list) ?? asPrinted(cards, list)
  before.set(list, printed).set(printed, printed)
  return printed
}
