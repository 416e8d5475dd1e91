import type {
  CardProduct,
  FactionKind,
  PilotCard,
  ShipCard,
  SlotKind,
  SquadCatalogue,
  UpgradeCard,
} from '../catalogue.ts'
import { type Names, namesOf } from '../names.ts'

/** A catalogue looked up by id and by name. */
export type SquadIndex = {
  readonly catalogue: SquadCatalogue
  readonly ship: ReadonlyMap<string, ShipCard>
  /** Several where a pilot flies for two factions, or two kinds of ship. */
  readonly pilots: ReadonlyMap<string, readonly PilotCard[]>
  readonly upgrade: ReadonlyMap<string, UpgradeCard>
  readonly product: ReadonlyMap<string, CardProduct>
  readonly slot: ReadonlyMap<string, SlotKind>
  /** The faction whose squads a card counts for, by its own. */
  readonly parent: ReadonlyMap<string, string>
  /** The slots that only huge ships have. */
  readonly hugeSlots: ReadonlySet<string>
  readonly names: {
    readonly ships: Names<ShipCard>
    readonly pilots: Names<PilotCard>
    readonly upgrades: Names<UpgradeCard>
    readonly slots: Names<SlotKind>
    readonly factions: Names<FactionKind>
    readonly products: Names<CardProduct>
    readonly damageDecks: Names<SquadCatalogue['damageDecks'][number]>
  }
}

const byId = <T extends { readonly id: string }>(cards: readonly T[]): ReadonlyMap<string, T> =>
  new Map(cards.map((card) => [card.id, card]))

const hugeSlotsOf = ({ slots, pilots, ships }: SquadCatalogue): ReadonlySet<string> => {
  const huge = new Set(ships.filter(({ size }) => size === 'huge').map(({ id }) => id))
  const others = new Set(
    pilots.filter(({ ship }) => !huge.has(ship)).flatMap((pilot) => pilot.slots ?? []),
  )
  return new Set(
    slots.filter(({ id, every }) => every !== true && !others.has(id)).map(({ id }) => id),
  )
}

const indexOf = (catalogue: SquadCatalogue): SquadIndex => {
  const { factions, products, ships, slots, upgrades } = catalogue
  const pilots = new Map<string, PilotCard[]>()
  for (const pilot of catalogue.pilots) {
    pilots.set(pilot.id, [...(pilots.get(pilot.id) ?? []), pilot])
  }
  return {
    catalogue,
    pilots,
    ship: byId(ships),
    upgrade: byId(upgrades),
    product: byId(products),
    slot: byId(slots),
    parent: new Map(
      factions.flatMap(({ id, includes }) => [id, ...includes].map((one) => [one, id] as const)),
    ),
    hugeSlots: hugeSlotsOf(catalogue),
    names: {
      ships: namesOf(ships),
      pilots: namesOf(catalogue.pilots),
      upgrades: namesOf(upgrades),
      slots: namesOf(slots),
      factions: namesOf(factions),
      products: namesOf(products.map(withoutPack)),
      damageDecks: namesOf(catalogue.damageDecks),
    },
  }
}

/** People leave out what stands on every box. */
const withoutPack = (product: CardProduct): CardProduct => ({
  ...product,
  also: [...(product.also ?? []), product.name.replace(/ Expansion Pack$/, '')],
})

const known = new WeakMap<SquadCatalogue, SquadIndex>()

/** Made once for each catalogue: a list is read while somebody types. */
export const squadIndex = (catalogue: SquadCatalogue): SquadIndex => {
  const found = known.get(catalogue) ?? indexOf(catalogue)
  known.set(catalogue, found)
  return found
}
