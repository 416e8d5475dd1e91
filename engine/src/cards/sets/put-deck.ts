import type { Side } from '../../vocabulary/result.ts'
import type { Deck, SquadList } from '../../vocabulary/squad-list.ts'
import type { DeckCatalogue } from '../catalogue.ts'
import type { Place, Suggestion } from '../place.ts'
import { typedAhead } from '../typed-ahead.ts'
import { type KnownAffiliation, type KnownSet, knownSets } from './known-sets.ts'
import { affiliationOf, objectiveOf } from './set-cards.ts'

const most = 12

const deckAt = (list: SquadList, place: Place): Deck | undefined =>
  'decks' in list && place.in === 'deck' ? list.decks[place.deck] : undefined

const suggested = (card: KnownSet | KnownAffiliation): Suggestion => ({
  id: card.id,
  name: card.name,
  ...(card.names === undefined ? {} : { names: card.names }),
  about: 'number' in card ? `#${card.number}` : '',
  points: null,
  total: null,
})

/** Affiliations while the deck has none, and the sets of its side; those of either where it is not there yet. */
export const suggestDeck = (
  catalogue: DeckCatalogue,
  list: SquadList,
  place: Place,
  typed: string,
): readonly Suggestion[] => {
  const { sets, underId } = knownSets(catalogue)
  const deck = deckAt(list, place)
  const isOfDeck = ({ side }: { readonly side: Side }) => deck === undefined || side === deck.side
  const under = deck?.affiliations.length ? [] : underId.values()
  const cards: readonly (KnownSet | KnownAffiliation)[] = [...under, ...sets]
  return typedAhead(cards.filter(isOfDeck), typed).slice(0, most).map(suggested)
}

const withCard = <D extends Deck>(deck: D, card: KnownSet | KnownAffiliation): D =>
  'number' in card
    ? { ...deck, objectives: [...deck.objectives, objectiveOf(card)] }
    : { ...deck, affiliations: [...deck.affiliations, affiliationOf(card)] }

/** Into the deck that is named, else into the first of the card's side, else into a new one. */
export const putDeck = (
  catalogue: DeckCatalogue,
  list: SquadList,
  place: Place,
  id: string,
): SquadList => {
  const { byId, underId } = knownSets(catalogue)
  const card = byId.get(id) ?? underId.get(id)
  if (!('decks' in list) || card === undefined) return list
  const named = deckAt(list, place)
  const target = named ?? list.decks.find(({ side }) => side === card.side)
  const put = <D extends Deck>(decks: readonly D[], empty: D): readonly D[] =>
    target === undefined
      ? [...decks, withCard(empty, card)]
      : decks.map((deck) => (deck === target ? withCard(deck, card) : deck))
  const empty: Deck = { side: card.side, affiliations: [], objectives: [], commands: [] }
  return list.kind === 'decks'
    ? { ...list, decks: put(list.decks, empty) }
    : { ...list, decks: put(list.decks, { ...empty, owner: null, teamMate: null }) }
}
