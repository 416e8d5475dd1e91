import type { Catalogue, SquadCatalogue } from './catalogue.ts'

/** Where a catalogue contradicts itself: an id that names nothing in it, or two things at once. */
type CatalogueFault = {
  /** `pilots.12.ship` */
  readonly at: string
  readonly fault: 'unknown-id' | 'repeated-id'
  readonly value: string
}

type Named = { readonly at: string; readonly value: string }

/** A field of every card as a path and what stands there. */
const across = <T>(
  list: string,
  cards: readonly T[],
  field: string,
  values: (card: T) => readonly (string | number)[],
): readonly Named[] =>
  cards.flatMap((card, index) =>
    values(card).map((value) => ({ at: `${list}.${index}.${field}`, value: `${value}` })),
  )

const repeated = (ids: readonly Named[]): CatalogueFault | null => {
  const seen = new Set<string>()
  const twice = ids.find(({ value }) => seen.size === seen.add(value).size)
  return twice === undefined ? null : { ...twice, fault: 'repeated-id' }
}

const unknown = (named: readonly Named[], ids: readonly Named[]): CatalogueFault | null => {
  const known = new Set(ids.map(({ value }) => value))
  const lost = named.find(({ value }) => !known.has(value))
  return lost === undefined ? null : { ...lost, fault: 'unknown-id' }
}

const ids = <T extends { readonly id: string }>(list: string, cards: readonly T[]) =>
  across(list, cards, 'id', ({ id }) => [id])

const boxes = <T extends { readonly products: readonly string[] }>(
  list: string,
  cards: readonly T[],
) => across(list, cards, 'products', ({ products }) => products)

const inSquadCards = (
  { ships, pilots, upgrades, slots, factions }: SquadCatalogue,
  products: readonly Named[],
): CatalogueFault | null => {
  const kinds = ids('ships', ships)
  const smaller = across('factions', factions, 'includes', ({ includes }) => includes)
  const flown = across('pilots', pilots, 'id', ({ id, faction, ship }) => [
    `${id} (${faction}, ${ship})`,
  ])
  return (
    repeated(kinds) ??
    repeated(ids('upgrades', upgrades)) ??
    repeated(flown) ??
    unknown(
      [
        ...across('pilots', pilots, 'ship', ({ ship }) => [ship]),
        ...across('upgrades', upgrades, 'ships', (one) => one.ships ?? []),
      ],
      kinds,
    ) ??
    unknown(
      [
        ...across('pilots', pilots, 'slots', (one) => one.slots ?? []),
        ...across('upgrades', upgrades, 'slot', ({ slot }) => [slot]),
      ],
      ids('slots', slots),
    ) ??
    unknown(
      [
        ...across('ships', ships, 'factions', (one) => one.factions),
        ...across('pilots', pilots, 'faction', ({ faction }) => [faction]),
        ...across('upgrades', upgrades, 'factions', (one) => one.factions ?? []),
      ],
      [...ids('factions', factions), ...smaller],
    ) ??
    unknown([...boxes('pilots', pilots), ...boxes('upgrades', upgrades)], products)
  )
}

/** The first contradiction; null where every id that is named is there, and once. */
export const catalogueFault = (catalogue: Catalogue): CatalogueFault | null => {
  const products = ids('products', catalogue.products)
  const own = repeated(products)
  if (own !== null) return own
  switch (catalogue.kind) {
    case 'squad':
      return inSquadCards(catalogue, products)
    case 'army': {
      const { deployments, commands, maps, factions } = catalogue
      const sold = [
        ...boxes('deployments', deployments),
        ...boxes('commands', commands),
        ...boxes('maps', maps),
      ]
      return (
        repeated(ids('deployments', deployments)) ??
        repeated(ids('commands', commands)) ??
        unknown(
          across('deployments', deployments, 'faction', ({ faction = null }) =>
            faction === null ? [] : [faction],
          ),
          ids('factions', factions),
        ) ??
        unknown(sold, products)
      )
    }
    case 'decks': {
      const { sets } = catalogue
      return (
        repeated(across('sets', sets, 'number', ({ number }) => [number])) ??
        unknown(
          across('sets', sets, 'product', ({ product }) => [product]),
          products,
        )
      )
    }
  }
}
