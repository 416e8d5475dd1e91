import { nearest } from '../../cards/names.ts'
import { type KnownSet, type KnownSets, knownSets } from '../../cards/sets/known-sets.ts'
import type { Finding, Where } from '../../vocabulary/finding.ts'
import type { Deck } from '../../vocabulary/squad-list.ts'
import type { Circumstances } from '../circumstances.ts'
import type { DeckCheck } from './check.ts'

/** The sets there are; null where nobody knows them, and then no set is accused. */
const setsIn = ({ cards }: Circumstances): KnownSets | null =>
  cards?.kind === 'decks' ? knownSets(cards) : null

type Placed = { readonly set: KnownSet; readonly where: Where }

/** The known sets of a deck, each with its place in it. */
const placedSets = (
  { byId }: KnownSets,
  { affiliations, objectives }: Deck,
  deck: number,
): readonly Placed[] =>
  objectives.flatMap(({ id = '', name }, index) => {
    const set = byId.get(id)
    return set === undefined
      ? []
      : [{ set, where: { deck, entry: affiliations.length + index, name } }]
  })

/** A second copy would be accused in the same words. */
const firstOfEach = (placed: readonly Placed[]): readonly Placed[] =>
  placed.filter(({ set }, at) => placed.findIndex((one) => one.set === set) === at)

/** Named once, at the first copy that is too many. */
export const setCopies: DeckCheck = ({ decks }, { copies: { value, rule } }, circumstances) => {
  const known = setsIn(circumstances)
  if (known === null) return []
  return decks.flatMap((deck, index) => {
    const placed = placedSets(known, deck, index)
    return [...new Set(placed.map(({ set }) => set))].flatMap((set): readonly Finding[] => {
      const own = placed.filter((one) => one.set === set)
      const most = set.most ?? value
      const where = own[most]?.where
      if (where === undefined) return []
      return [{ code: 'too-many-copies', rule, severity: 'must', where, copies: own.length, most }]
    })
  })
}

/** Without an affiliation card the first set that is bound to one says whose deck it is. */
export const deckAffiliations: DeckCheck = ({ decks }, { affiliations: { rule } }, given) => {
  const known = setsIn(given)
  if (known === null) return []
  return decks.flatMap((deck, index) => {
    const bound = placedSets(known, deck, index).filter(({ set }) => set.locked === true)
    const named = deck.affiliations.map(({ id }) => id)
    // A card that nobody knows may be of any affiliation.
    if (named.includes(undefined)) return []
    const own = named.length > 0 ? named : [bound[0]?.set.affiliation]
    return firstOfEach(bound).flatMap(({ set: { affiliation = '' }, where }): readonly Finding[] =>
      own.includes(affiliation)
        ? []
        : [
            {
              code: 'other-affiliation',
              rule,
              severity: 'must',
              where,
              affiliation,
              deck: own.join(', '),
            },
          ],
    )
  })
}

export const deckSides: DeckCheck = ({ decks }, { decks: { rule } }, circumstances) => {
  const known = setsIn(circumstances)
  if (known === null) return []
  return decks.flatMap((deck, index) => {
    const cards = [
      ...deck.affiliations.flatMap(({ id, name }, entry) => {
        const affiliation = known.underId.get(id ?? '')
        return affiliation === undefined
          ? []
          : [{ side: affiliation.side, where: { deck: index, entry, name } }]
      }),
      ...firstOfEach(placedSets(known, deck, index)).map(({ set: { side }, where }) => ({
        side,
        where,
      })),
    ]
    return cards
      .filter(({ side }) => side !== deck.side)
      .map(
        ({ side, where }): Finding => ({
          code: 'wrong-side',
          rule,
          severity: 'must',
          where,
          side,
          deck: deck.side,
        }),
      )
  })
}

/** Cards of which nobody can say anything: they may be newer than the catalogue. */
export const unknownSets: DeckCheck = ({ decks }, { list: { rule } }, circumstances) => {
  const known = setsIn(circumstances)
  if (known === null) return []
  return decks.flatMap(({ affiliations, objectives, commands }, deck) =>
    [
      ...affiliations.map((card) => ({ card, names: known.affiliations })),
      ...objectives.map((card) => ({ card, names: known.names })),
      ...commands.map((card) => ({ card, names: known.titles })),
    ].flatMap(({ card: { id, name: text }, names }, entry): readonly Finding[] => {
      if (id !== undefined) return []
      const where = { deck, entry, name: text }
      const near = nearest<{ readonly name: string }>(names, text).map(({ card }) => card.name)
      return [{ code: 'unknown-card', rule, severity: 'should', where, text, nearest: near }]
    }),
  )
}
