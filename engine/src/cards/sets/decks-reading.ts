import type { Side } from '../../vocabulary/result.ts'
import type { Deck, SquadList } from '../../vocabulary/squad-list.ts'
import { aboutLine, type Reading, type ReadLine } from '../reading.ts'
import { deckFound, type FoundCard } from './deck-found.ts'
import type { KnownSets } from './known-sets.ts'
import type { SaidDeck, SaidDecks } from './said-deck.ts'

type FoundDeck = {
  readonly side: Side
  readonly sleeves: SaidDeck['sleeves']
  readonly found: readonly FoundCard[]
}

/** Without a heading each card goes to the deck of its side, an unknown one where the last went. */
const bySide = (found: readonly FoundCard[]): readonly (readonly [Side, FoundCard[]])[] => {
  let side = found.find((one) => one.side !== null)?.side ?? 'light'
  const decks = new Map<Side, FoundCard[]>()
  for (const one of found) {
    side = one.side ?? side
    const deck = decks.get(side)
    if (deck === undefined) decks.set(side, [one])
    else deck.push(one)
  }
  return [...decks]
}

const foundDecks = (known: KnownSets, deck: SaidDeck): readonly FoundDeck[] => {
  const found = deckFound(known, deck.cards)
  const { side, sleeves } = deck
  return side === null
    ? bySide(found).map(([own, cards]) => ({ side: own, sleeves, found: cards }))
    : [{ side, sleeves, found }]
}

const partOf = (found: readonly FoundCard[], part: FoundCard['part']): readonly FoundCard[] =>
  found.filter((one) => one.part === part && one.inSet === undefined)

const cards = (found: readonly FoundCard[]) =>
  found.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card))

const listedIn = ({ found }: FoundDeck): readonly FoundCard[] => [
  ...partOf(found, 'affiliation'),
  ...partOf(found, 'set'),
  ...partOf(found, 'command'),
]

const deckOf = ({ side, sleeves, found }: FoundDeck): Deck => ({
  side,
  affiliations: cards(partOf(found, 'affiliation')),
  objectives: cards(partOf(found, 'set')),
  commands: cards(partOf(found, 'command')),
  ...(sleeves === undefined ? {} : { sleeves }),
})

const linesOf = (deck: FoundDeck, index: number): readonly ReadLine[] => {
  const listed = listedIn(deck)
  const places = new Map<FoundCard, number>()
  let entry = 0
  for (const one of listed) {
    places.set(one, entry)
    entry += one.copies
  }
  return deck.found.map((one): ReadLine => {
    const place = one.inSet === undefined ? one : listed.find(({ card }) => card.id === one.inSet)
    const at = place === undefined ? undefined : places.get(place)
    const { said, card, is, nearest } = one
    const where = { deck: index, ...(at === undefined ? {} : { entry: at }), name: card.name }
    return { text: said.text, line: said.line, is, where, nearest }
  })
}

/** More than one deck of each side are those of a team; who plays which is not in a text. */
const listOf = (decks: readonly Deck[]): SquadList =>
  decks.length > 2
    ? {
        kind: 'team-decks',
        decks: decks.map((deck) => ({ ...deck, owner: null, teamMate: null })),
      }
    : { kind: 'decks', decks }

/** The decks a text speaks of; null where it names no card that anybody knows, and no side. */
export const decksReading = (known: KnownSets, said: SaidDecks): Reading | null => {
  const decks = said.decks.flatMap((deck) => foundDecks(known, deck))
  const isDecks =
    said.decks.some(({ side }) => side !== null) ||
    decks.some(({ found }) => found.some(({ is }) => is !== 'unknown'))
  if (!isDecks) return null
  const about = said.about.map(({ text, line }) => aboutLine(text, line))
  return {
    list: listOf(decks.map(deckOf)),
    declared: null,
    lines: [...about, ...decks.flatMap(linesOf)].toSorted((a, b) => a.line - b.line),
  }
}
