import type { Sleeves } from '../../vocabulary/card.ts'
import type { Side } from '../../vocabulary/result.ts'
import { named } from '../names.ts'
import { copiesSaid } from './copies-said.ts'
import { headingOf } from './deck-headings.ts'
import type { KnownAffiliation, KnownSets } from './known-sets.ts'
import type { SaidCard, SaidDecks } from './said-deck.ts'
import { setSaid } from './set-said.ts'

type OpenDeck = { side: Side | null; sleeves?: Sleeves; cards: SaidCard[] }

const onlyNumbers = /^[#\d\s]+$/u

/** Several sets on a line; a name that has a comma itself stays whole. */
const piecesOf = (known: KnownSets, line: string): readonly string[] => {
  if (onlyNumbers.test(line)) return line.split(/\s+/u)
  if (!/[,;]/u.test(line)) return [line]
  const isName = /\p{L}{3}/u.test(line) && line.length < 80 && setSaid(known, line).is !== 'unknown'
  return isName
    ? [line]
    : line
        .split(/[,;]/u)
        .map((piece) => piece.trim())
        .filter((piece) => piece !== '')
}

const affiliationIn = ({ affiliations }: KnownSets, line: string): KnownAffiliation | undefined =>
  named(affiliations, copiesSaid(line).body)[0]

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

/** The decks as far as they are read, and where the next card goes. */
type Book = {
  readonly decks: OpenDeck[]
  readonly about: { readonly text: string; readonly line: number }[]
  open: OpenDeck
  part: SaidCard['part']
}

const begin = (book: Book, side: Side): void => {
  book.open = { side, cards: [] }
  book.decks.push(book.open)
  book.part = 'set'
}

const nameAffiliation = (book: Book, known: KnownSets, text: string, line: number): void => {
  book.open = deckUnder(book.decks, book.open, affiliationIn(known, text)?.side ?? null)
  book.open.cards.push({ part: 'affiliation', text, line })
  book.part = 'set'
}

const nameCards = (book: Book, known: KnownSets, said: string, line: number): void => {
  if (affiliationIn(known, said) !== undefined) {
    nameAffiliation(book, known, said, line)
    return
  }
  const { part, open } = book
  const pieces = part === 'command' ? [said] : piecesOf(known, said)
  open.cards.push(...pieces.map((text) => ({ part, text, line })))
}

const takeLine = (book: Book, known: KnownSets, said: string, line: number): void => {
  const heading = headingOf(said)
  const isOwnHeading =
    heading === null && said.endsWith(':') && affiliationIn(known, said) === undefined
  const cards = heading === null ? said : 'rest' in heading ? heading.rest : ''
  if (heading?.is === 'side') begin(book, heading.side)
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
  for (const [line, whole] of text.split(/\r\n|\r|\n/u).entries()) {
    const said = whole.replace(/^[\s\u200b\ufeff]*(?:[-*•–+]\s+)?/u, '').trim()
    if (said !== '') takeLine(book, known, said, line)
  }
  return withoutTitle(known, book)
}

/** What stands above the first heading and is no card is the name of the list. */
const withoutTitle = (known: KnownSets, { decks, about }: SaidDecks): SaidDecks => {
  const [first, ...others] = decks
  if (first === undefined) return { decks, about }
  const isTitle = ({ text }: SaidCard) => setSaid(known, text).is === 'unknown'
  const titles =
    others.length > 0 && first.side === null && first.cards.every(isTitle) ? first.cards : []
  const isEmpty = first.side === null && first.cards.length === titles.length
  return {
    decks: isEmpty ? others : decks,
    about: [...about, ...titles.map(({ text, line }) => ({ text, line }))],
  }
}
