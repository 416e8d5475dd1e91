import fc from 'fast-check'
import type { DeckCatalogue, ObjectiveSet } from '../../engine/src/cards/catalogue.ts'
import { asPrinted, readList } from '../../engine/src/cards/list-cards.ts'
import type { Reading } from '../../engine/src/cards/reading.ts'
import { regulationOf } from '../../engine/src/regulations/catalogue.ts'
import type { Side } from '../../engine/src/vocabulary/result.ts'
import type { Deck, SquadList } from '../../engine/src/vocabulary/squad-list.ts'
import { findingsOf } from '../../engine/testing/squad.ts'
import { catalogueOf } from './index.ts'

const opened = catalogueOf('card-game-1')
if (opened?.kind !== 'decks') throw new Error('the catalogue of sets is not there')
export const decks: DeckCatalogue = opened

const regulation = regulationOf('card-game/de-2014')
if (regulation === null) throw new Error('the document of decks is not there')

/** What is found in decks whose cards are known, in short: `too-many-copies LCG-18`. */
export const judged = (list: SquadList): readonly string[] =>
  findingsOf(asPrinted(decks, list), regulation.lists, { cards: decks }).map(
    ({ code, rule, severity }) => `${code} ${rule}${severity === 'should' ? '?' : ''}`,
  )

export const read = (text: string): Reading => {
  const reading = readList(decks, text)
  if (reading === null) throw new Error(`nobody takes this for a list: ${text}`)
  return reading
}

export const decksOf = (text: string): readonly Deck[] => {
  const { list } = read(text)
  if (!('decks' in list)) throw new Error('another kind of list')
  return list.decks
}

/** The numbers of the sets in each deck, beside its side. */
export const numbersIn = (text: string): readonly (readonly [Side, string])[] =>
  decksOf(text).map(({ side, objectives }) => [side, objectives.map(({ set }) => set).join(' ')])

export const setOf = (number: number): ObjectiveSet => {
  const set = decks.sets.find((one) => one.number === number)
  if (set === undefined) throw new Error(`no such set: ${number}`)
  return set
}

export const affiliationsOf = (side: Side): readonly string[] =>
  decks.affiliations.filter((one) => one.side === side).map(({ name }) => name)

/** What a deck of this affiliation may have. */
export const setsFor = (side: Side, affiliation: string): readonly ObjectiveSet[] =>
  decks.sets.filter(
    (set) => set.side === side && (set.locked !== true || set.affiliation === affiliation),
  )

export const deckText = (
  side: Side,
  affiliation: string,
  sets: readonly { readonly number: number }[],
): string =>
  [
    side === 'light' ? 'Light Side' : 'Dark Side',
    `Affiliation: ${affiliation}`,
    ...sets.map(({ number }) => `${number}`),
  ].join('\n')

/** Ten sets that nobody could object to, without those that a test looks at. */
export const tenFor = (
  side: Side,
  affiliation: string,
  without: readonly ObjectiveSet[] = [],
): readonly ObjectiveSet[] =>
  setsFor(side, affiliation)
    .filter((set) => !without.includes(set))
    .slice(0, 10)

export const otherSide = (side: Side): Side => (side === 'light' ? 'dark' : 'light')

/** A deck of the test and a plain one of the other side. */
export const withOther = (
  side: Side,
  affiliation: string,
  sets: readonly { readonly number: number }[],
): string => {
  const other = otherSide(side)
  const [under = ''] = affiliationsOf(other)
  return [deckText(side, affiliation, sets), deckText(other, under, tenFor(other, under))].join(
    '\n\n',
  )
}

const legalDeck = (side: Side) =>
  fc.constantFrom(...affiliationsOf(side)).chain((affiliation) =>
    fc
      .record({
        sets: fc.shuffledSubarray([...setsFor(side, affiliation)], {
          minLength: 10,
          maxLength: 14,
        }),
        twice: fc.integer({ min: 0, max: 4 }),
      })
      .map(({ sets, twice }) => {
        const copies = sets.filter(({ most = 2 }) => most > 1).slice(0, twice)
        return { side, affiliation, sets: [...sets, ...copies] }
      }),
  )

/** A deck of each side, as many sets as one likes, some of them twice. */
export const legalDecks = fc.tuple(legalDeck('light'), legalDeck('dark'))
