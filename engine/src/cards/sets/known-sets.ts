import type {
  AffiliationCard,
  CardName,
  CardProduct,
  DeckCatalogue,
  ObjectiveSet,
} from '../catalogue.ts'
import { calledBy, type Names, named, namesOf, namesOfOne } from '../names.ts'

/** Its number is its id: by that a list, a suggestion and the log name it. */
export type KnownSet = ObjectiveSet & { readonly id: string }
export type KnownAffiliation = AffiliationCard & { readonly id: string }

/** A command card in its set; cards of one title are in several. */
export type KnownCommand = {
  readonly id: string
  readonly name: string
  readonly set: KnownSet
}

export type KnownSets = {
  readonly sets: readonly KnownSet[]
  readonly byId: ReadonlyMap<string, KnownSet>
  readonly names: Names<KnownSet>
  /** Without their numbers: `Deck 1` is no misspelt set 1. */
  readonly spelt: Names<KnownSet>
  /** The boxes: many write behind a set which it is of. */
  readonly products: Names<CardProduct>
  readonly affiliations: Names<KnownAffiliation>
  readonly underId: ReadonlyMap<string, KnownAffiliation>
  readonly commands: Names<KnownCommand>
  /** Each title once: what is near to it is one card, however many sets have it. */
  readonly titles: Names<KnownCommand>
  readonly byOctgn: ReadonlyMap<string, KnownSet | KnownCommand>
}

export const isSet = (card: KnownSet | KnownCommand): card is KnownSet => 'cards' in card

/** `1-1` is not set 11: names are compared without their signs. */
export const isSeveralNumbers = (text: string): boolean =>
  /\d\D+\d/u.test(text) && !/\p{L}/u.test(text)

/** The set of exactly this name or number. */
export const setNamed = ({ names }: KnownSets, text: string): KnownSet | undefined =>
  isSeveralNumbers(text) ? undefined : named(names, text)[0]

/** `Smugglers & Spies`: the word between them is often a sign. */
const withoutAnd = ({ name, names, also = [] }: CardName): readonly string[] => [
  ...also,
  ...[name, ...Object.values(names ?? {})].map((one) => one.replace(/ (?:and|und|i) /u, ' & ')),
]

const indexed = (catalogue: DeckCatalogue): KnownSets => {
  const sets = catalogue.sets.map(
    (set): KnownSet => ({
      ...set,
      id: `${set.number}`,
      also: withoutAnd(set),
    }),
  )
  const commands = sets.flatMap((set) =>
    set.cards
      .filter(({ octgn }) => octgn !== set.octgn)
      .map(({ title, octgn }): KnownCommand => ({ id: octgn, name: title, set })),
  )
  const affiliations = catalogue.affiliations.map((one) => ({
    ...one,
    id: one.name,
    also: withoutAnd(one),
  }))
  return {
    sets,
    byId: new Map(sets.map((set) => [set.id, set])),
    names: namesOf(sets),
    spelt: calledBy(sets, (set) => namesOfOne({ ...set, id: set.name })),
    products: namesOf(catalogue.products),
    affiliations: namesOf(affiliations),
    underId: new Map(affiliations.map((one) => [one.id, one])),
    commands: namesOf(commands),
    titles: namesOf([...new Map(commands.toReversed().map((card) => [card.name, card])).values()]),
    byOctgn: new Map<string, KnownSet | KnownCommand>([
      ...sets.map((set) => [set.octgn, set] as const),
      ...commands.map((card) => [card.id, card] as const),
    ]),
  }
}

const known = new WeakMap<DeckCatalogue, KnownSets>()

/** The sets by what a text may call them: made once, asked for every line. */
export const knownSets = (catalogue: DeckCatalogue): KnownSets => {
  const found = known.get(catalogue) ?? indexed(catalogue)
  known.set(catalogue, found)
  return found
}
