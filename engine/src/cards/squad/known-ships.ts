import type { ListOf, Ship, Upgrade } from '../../vocabulary/squad-list.ts'
import type { PilotCard, UpgradeCard } from '../catalogue.ts'
import { named } from '../names.ts'
import { askedOnce } from './asked-once.ts'
import type { Fitting } from './fitting.ts'
import { whichPilot, whichUpgrade } from './reading/which-card.ts'
import type { SquadIndex } from './squad-index.ts'

/** A ship of a list with the cards of the catalogue it is made of; null for those it does not know. */
export type KnownShip = {
  readonly ship: Ship
  readonly fitting: Fitting | null
  /** As many as the ship has upgrades. */
  readonly upgrades: readonly (UpgradeCard | null)[]
}

/** The faction a squad is of: as it says, else that of its first pilot. */
export const factionOf = (index: SquadIndex, { faction, ships }: ListOf<'squad'>): string => {
  const said = named(index.names.factions, faction)[0]?.id ?? index.parent.get(faction)
  if (said !== undefined) return said
  const [pilot] = ships.flatMap((ship) => pilotsFor(index, ship))
  return index.parent.get(pilot?.faction ?? '') ?? faction
}

const pilotsFor = (index: SquadIndex, { id, name }: Ship): readonly PilotCard[] =>
  (id === undefined ? null : index.pilots.get(id)) ?? named(index.names.pilots, name)

const upgradeOf = (
  index: SquadIndex,
  { id, name, slot, points, product }: Upgrade,
  faction: string,
  ship: Fitting | null,
): UpgradeCard | null =>
  (id === undefined ? null : index.upgrade.get(id)) ??
  whichUpgrade(
    index,
    named(index.names.upgrades, name),
    { slot: slot ?? null, points, product: product?.name ?? null, faction },
    ship,
  )

/** What the catalogue knows of a ship and of what is on it. */
const knownShip = (index: SquadIndex, ship: Ship, faction: string): KnownShip => {
  const pilot = whichPilot(index, pilotsFor(index, ship), {
    ship: ship.ship ?? null,
    faction,
    slot: null,
    product: ship.product?.name ?? null,
    points: ship.points,
  })
  const kind = index.ship.get(ship.ship ?? '') ?? index.ship.get(pilot?.ship ?? '')
  // Grows with each upgrade that is known: a copy for each would be most of what a reading makes.
  const on: UpgradeCard[] = []
  const fitting = pilot === null || kind === undefined ? null : { kind, pilot, upgrades: on }
  const upgrades: (UpgradeCard | null)[] = []
  for (const upgrade of ship.upgrades) {
    const card = upgradeOf(index, upgrade, faction, fitting)
    upgrades.push(card)
    if (card !== null) on.push(card)
  }
  return { ship, fitting, upgrades }
}

export const knownShips = askedOnce(
  (index: SquadIndex, list: ListOf<'squad'>): readonly KnownShip[] => {
    const faction = factionOf(index, list)
    return list.ships.map((ship) => knownShip(index, ship, faction))
  },
)
