import type { Sleeves } from '../../vocabulary/card.ts'
import type { Side } from '../../vocabulary/result.ts'
import { named, namesOfOne, plainName } from '../names.ts'
import { plainLines } from '../plain-lines.ts'
import { withoutTables } from '../table-rows.ts'
import { copiesSaid } from './copies-said.ts'
import { withCounts } from './counts-told.ts'
import { headingOf } from './deck-headings.ts'
import type { KnownAffiliation, KnownSets } from './known-sets.ts'
import type { SaidCard, SaidDecks } from './said-deck.ts'
import { nearly, setSaid } from './set-said.ts'
import { setsOnLine } from './sets-on-line.ts'
import { whoseDeck } from './whose-deck.ts'

type OpenDeck = {
  side: Side | null
  sleeves?: Sleeves
  cards: SaidCard[]
  /** The affiliation in its heading, for a deck that names none itself. */
  readonly called?: SaidCard
}

/** Whether it is a name of this card with two letters too many or too few at most: less is its half. */
const isAsLong = (card: KnownAffiliation, said: string): boolean =>
  namesOfOne(card).some((name) => Math.abs(name.length - plainName(said).length) <= 2)

/** Misspelt as well, where no set is nearly called so: it would be a set that nobody knows. */
const affiliationIn = (known: KnownSets, line: string): KnownAffiliation | undefined => {
  const { body } = copiesSaid(line)
  const [exact] = named(known.affiliations, body)
  // A number behind it names a set or counts one.
  if (exact !== undefined || body.length > longestAffiliation || /\d/u.test(body)) return exact
  const { card } = nearly(known.affiliations, body)
  const isOne = card !== null && isAsLong(card, body) && setSaid(known, body).card === null
  return isOne ? card : undefined
}

/** A line of thousands of letters would be compared with every name. */
const longestAffiliation = 40

/** `Jedi deck (light)`: whose deck it is, in words that name no set. */
const ofDeck = /^(.*\S)[\s-]+(?:decks?|talia)\s*(?:[([].*[)\]])?\s*:?$/iu

/** `Jedi: 1, 1, 2` or `Jedi 1, 1, 2`: whose deck it is, and what is in it. */
const withCards = /^([^:=–—]+?)\s*[:=–—]\s*(\S.*)$/u
const withNumbers = /^(\D*\p{L})\s+(#?\d.*)$/u

/** A deck that somebody began by its affiliation, or the one that is open and has none yet. */
const deckUnder = (decks: OpenDeck[], open: OpenDeck, side: Side | null): OpenDeck => {
  const isNew =
    open.cards.some(({ part }) => part === 'affiliation') &&
    open.cards.at(-1)?.part !== 'affiliation'
  const isOther = open.side !== null && side !== null && open.side !== side && open.cards.length > 0
  if (!isNew && !isOther) {
    if (open.cards.length === 0) open.side ??= side
    return open
  }
  const next: OpenDeck = { side, cards: [] }
  decks.push(next)
  return next
}

type SaidLine = { readonly text: string; readonly line: number }

/** The decks as far as they are read, and where the next card goes. */
type Book = {
  readonly decks: OpenDeck[]
  readonly about: SaidLine[]
  open: OpenDeck
  part: SaidCard['part']
}

/** What stands above the first heading and is no card is the name of the list, not one set more. */
const takeTitle = ({ decks, open, about }: Book, known: KnownSets): void => {
  const isTitle = ({ part, text }: SaidCard) =>
    part === 'set' && setSaid(known, text).is === 'unknown'
  if (decks.length > 1 || open.side !== null || !open.cards.every(isTitle)) return
  about.push(...open.cards.splice(0).map(({ text, line }) => ({ text, line })))
}

const begin = (book: Book, known: KnownSets, side: Side, called?: SaidCard): void => {
  takeTitle(book, known)
  book.open = { side, cards: [], ...(called !== undefined && { called }) }
  book.decks.push(book.open)
  book.part = 'set'
}

const nameAffiliation = (book: Book, known: KnownSets, text: string, line: number): void => {
  takeTitle(book, known)
  book.open = deckUnder(book.decks, book.open, affiliationIn(known, text)?.side ?? null)
  book.open.cards.push({ part: 'affiliation', text, line })
  book.part = 'set'
}

const nameCards = (book: Book, known: KnownSets, said: string, line: number): void => {
  if (affiliationIn(known, said) !== undefined) {
    nameAffiliation(book, known, said, line)
    return
  }
  const [, whose = '', cards = ''] = withCards.exec(said) ?? withNumbers.exec(said) ?? []
  if (affiliationIn(known, whose) !== undefined) {
    nameAffiliation(book, known, whose, line)
    nameCards(book, known, cards, line)
    return
  }
  const { part, open } = book
  const pieces = part === 'command' ? [said] : setsOnLine(known, said)
  open.cards.push(...pieces.map((text) => ({ part, text, line })))
}

const takeLine = (book: Book, known: KnownSets, said: string, line: number): void => {
  const whose = whoseDeck(known, said)
  if (whose !== null) {
    const { open, decks } = book
    // Below a heading of the same side there would be two decks, the first of them empty.
    if (open.cards.length === 0 && open.side === whose.side) decks.splice(decks.indexOf(open), 1)
    begin(book, known, whose.side, { part: 'affiliation', text: whose.affiliation, line })
    if (whose.cards !== '') nameCards(book, known, whose.cards, line)
    return
  }
  const [, text = ''] = ofDeck.exec(said) ?? []
  const own = affiliationIn(known, text)
  if (own !== undefined) {
    begin(book, known, own.side, { part: 'affiliation', text, line })
    return
  }
  const heading = headingOf(said)
  const isOwnHeading =
    heading === null && said.endsWith(':') && affiliationIn(known, said) === undefined
  const cards = heading === null ? said : 'rest' in heading ? heading.rest : ''
  if (heading?.is === 'side') begin(book, known, heading.side)
  if (heading !== null && heading.is !== 'about') takeTitle(book, known)
  if (heading?.is === 'sets') book.part = 'set'
  if (heading?.is === 'commands') book.part = 'command'
  if (heading?.is === 'sleeves') book.open.sleeves = heading.sleeves
  if (cards === '' || isOwnHeading) book.about.push({ text: said, line })
  // `Light side, affiliation: Jedi`
  else if (heading?.is === 'side') takeLine(book, known, cards, line)
  else if (heading?.is === 'affiliation') nameAffiliation(book, known, cards, line)
  else nameCards(book, known, cards, line)
}

/** Decks of set numbers or names, with whatever headings there are. */
export const decksInText = (known: KnownSets, text: string): SaidDecks => {
  const first: OpenDeck = { side: null, cards: [] }
  const book: Book = { decks: [first], about: [], open: first, part: 'set' }
  for (const { text: whole, line } of plainLines(withoutTables(text))) {
    const said = whole.replace(/^[\s\u200b]*(?:[-*•–+]\s+)?/u, '').trim()
    if (said !== '') takeLine(book, known, said, line)
  }
  const { about } = book
  const decks = withoutEmpty(book.decks).map(withAffiliation)
  const called = book.decks.flatMap((deck) => deck.called ?? [])
  const unused = called.filter((card) => !decks.some(({ cards }) => cards.includes(card)))
  const counted = withCounts(known, decks)
  return {
    decks: counted,
    about: [...about, ...unused.map(({ text: of, line }) => ({ text: of, line }))],
  }
}

const withAffiliation = ({ called, ...deck }: OpenDeck): OpenDeck =>
  called === undefined || deck.cards.some(({ part }) => part === 'affiliation')
    ? deck
    : { ...deck, cards: [called, ...deck.cards] }

/** What stood above the first heading is no deck of its own where it was only the name of the list. */
const withoutEmpty = ([first, ...others]: readonly OpenDeck[]): readonly OpenDeck[] => {
  if (first === undefined) return others
  const isEmpty = first.side === null && first.cards.length === 0 && others.length > 0
  return isEmpty ? others : [first, ...others]
}
