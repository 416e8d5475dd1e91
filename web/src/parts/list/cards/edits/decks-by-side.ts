import type { ListOf } from '@topcut/engine'

type Deck = ListOf<'decks'>['decks'][number]

/** The decks that are wanted, each with the cards of the next deck of its side; more are not lost. */
export const decksBySide = <D extends Deck>(
  wanted: readonly D[],
  read: readonly Deck[],
): readonly D[] => {
  const [first] = wanted
  const left = [...read]
  const filled = wanted.map((deck) => {
    const at = left.findIndex(({ side }) => side === deck.side)
    const [found] = at < 0 ? [] : left.splice(at, 1)
    return found === undefined ? deck : withCardsOf(deck, found)
  })
  return first === undefined
    ? filled
    : [...filled, ...left.map((deck) => ({ ...withCardsOf(first, deck), side: deck.side }))]
}

const withCardsOf = <D extends Deck>(deck: D, { affiliations, objectives, commands }: Deck): D => ({
  ...deck,
  affiliations,
  objectives,
  commands,
})
