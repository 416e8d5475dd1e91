import type { SquadList } from '@topcut/engine'
import { cardsAlone } from './list-with-cards.ts'

/**
 * The decks of a list of whose sides another list has none; null where there are none. Programs save
 * each deck in a file of its own: the second file would take away the deck that came with the first.
 */
export const decksBeside = (list: SquadList, other: SquadList): SquadList | null => {
  const [all, taken] = [cardsAlone(list), cardsAlone(other)]
  if (all.kind !== 'decks' || taken.kind !== 'decks') return null
  const sides = new Set(taken.decks.map(({ side }) => side))
  const decks = all.decks.filter(
    ({ side, objectives, commands }) =>
      !sides.has(side) && (objectives.length > 0 || (commands ?? []).length > 0),
  )
  return decks.length === 0 ? null : { ...all, decks }
}
