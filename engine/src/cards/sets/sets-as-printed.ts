import type { Card } from '../../vocabulary/card.ts'
import type { Deck, SetCard, SquadList } from '../../vocabulary/squad-list.ts'
import type { DeckCatalogue } from '../catalogue.ts'
import { named } from '../names.ts'
import {
  isSet,
  type KnownCommand,
  type KnownSet,
  type KnownSets,
  knownSets,
  setNamed,
} from './known-sets.ts'
import { printedAffiliation, printedCommand, printedSet } from './set-cards.ts'

/** An id that is nobody's would pass for a card that is known. */
const withoutId = <C extends Card>(card: C): C => {
  const { id: _, ...own } = card
  return own as C
}

const affiliationIn = ({ affiliations }: KnownSets, card: Card): Card => {
  const [known] = [card.id, card.name].flatMap((name) => named(affiliations, name ?? ''))
  return known === undefined ? withoutId(card) : { ...card, ...printedAffiliation(known) }
}

const numbered = (known: KnownSets, said: string | undefined): KnownSet | undefined =>
  said === undefined
    ? undefined
    : (known.byId.get(said.replace(/^#/u, '')) ?? setNamed(known, said))

const objectiveIn = (known: KnownSets, card: SetCard): SetCard => {
  const byName = setNamed(known, card.name)
  const set =
    known.byId.get(card.id ?? '') ??
    byName ??
    numbered(known, card.set) ??
    numbered(known, card.name)
  return set === undefined ? withoutId(card) : { ...card, ...printedSet(set) }
}

/** Of several cards of one title: the one in the set it names, else in a set of its deck. */
const commandMeant = (
  known: KnownSets,
  { id, name, set }: SetCard,
  own: ReadonlySet<string>,
): KnownCommand | undefined => {
  const byId = known.byOctgn.get(id ?? '')
  if (byId !== undefined && !isSet(byId)) return byId
  const alike = named(known.commands, name)
  const said = numbered(known, set)
  if (said !== undefined) return alike.find((one) => one.set.id === said.id)
  return alike.find((one) => own.has(one.set.id)) ?? alike[0]
}

const deckIn = <D extends Deck>(known: KnownSets, deck: D): D => {
  const objectives = deck.objectives.map((card) => objectiveIn(known, card))
  const own = new Set(objectives.flatMap(({ id }) => id ?? []))
  return {
    ...deck,
    affiliations: deck.affiliations.map((card) => affiliationIn(known, card)),
    objectives,
    commands: deck.commands.map((card) => {
      const meant = commandMeant(known, card, own)
      return meant === undefined ? withoutId(card) : { ...card, ...printedCommand(meant) }
    }),
  }
}

/** Every set and card by its printed name and number, whatever was typed. */
export const setsAsPrinted = (catalogue: DeckCatalogue, list: SquadList): SquadList => {
  const known = knownSets(catalogue)
  switch (list.kind) {
    case 'decks':
      return { ...list, decks: list.decks.map((deck) => deckIn(known, deck)) }
    case 'team-decks':
      return { ...list, decks: list.decks.map((deck) => deckIn(known, deck)) }
    default:
      return list
  }
}
