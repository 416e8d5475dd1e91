import type { Where } from './finding.ts'
import type { Ship, Squad, Upgrade } from './squad.ts'

export type ListEntry = { readonly item: Ship | Upgrade; readonly where: Where }

/** Every ship and upgrade of the list in its order, each with the place where it stands. */
export const entriesOf = (squad: Squad): readonly ListEntry[] =>
  squad.ships.flatMap((ship, index): readonly ListEntry[] => [
    { item: ship, where: { ship: index, name: ship.name } },
    ...ship.upgrades.map((upgrade, under) => ({
      item: upgrade,
      where: { ship: index, upgrade: under, name: upgrade.name },
    })),
  ])
