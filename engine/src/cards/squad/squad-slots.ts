import type { Ship, SquadList } from '../../vocabulary/squad-list.ts'
import type { ShipStats, SquadCatalogue } from '../catalogue.ts'
import { actionsOf, statOf } from './fitting.ts'
import { knownShips } from './known-ships.ts'
import { seated, slotsOf } from './slots.ts'
import { type SquadIndex, squadIndex } from './squad-index.ts'

/** A place on a ship and what is in it. */
export type SquadSlot = {
  /** The kinds of upgrades it takes; none for an unknown card. */
  readonly of: readonly string[]
  /** Which upgrade of its ship is in it; null while it is empty. */
  readonly under: number | null
  /** False for an upgrade that no slot is left for. */
  readonly isThere: boolean
}

const shipOf = (index: SquadIndex, list: SquadList, entry: number) =>
  list.kind === 'squad' ? (knownShips(index, list)[entry] ?? null) : null

/** Every slot of a ship in its order, then the upgrades that have none. */
export const squadSlots = (
  catalogue: SquadCatalogue,
  list: SquadList,
  entry: number,
): readonly SquadSlot[] => {
  const index = squadIndex(catalogue)
  const known = shipOf(index, list, entry)
  if (known === null) return []
  const { ship, fitting, upgrades } = known
  const cards = upgrades.flatMap((card, under) => (card === null ? [] : [{ card, under }]))
  const slots = fitting === null ? [] : slotsOf(index, fitting)
  const places = seated(
    slots,
    cards.map(({ card }) => card),
  )
  const holder = (place: number): number | null =>
    cards[places.findIndex((taken) => taken.includes(place))]?.under ?? null
  const inSlots = slots.map(({ of }, place) => ({ of, under: holder(place), isThere: true }))
  const without = ship.upgrades.flatMap(({ slot }, under) =>
    inSlots.some((one) => one.under === under)
      ? []
      : [{ of: slot === undefined ? [] : [slot], under, isThere: false }],
  )
  return [...inSlots, ...without]
}

/** What a ship can do with its upgrades; null for one that the catalogue does not know. */
type ShipFacts = ShipStats & {
  readonly kind: string
  readonly size: Ship['size']
  readonly skill: number
  readonly actions: readonly string[]
}

export const shipFacts = (
  catalogue: SquadCatalogue,
  list: SquadList,
  entry: number,
): ShipFacts | null => {
  const fitting = shipOf(squadIndex(catalogue), list, entry)?.fitting ?? null
  if (fitting === null) return null
  return {
    kind: fitting.kind.name,
    size: fitting.kind.size,
    skill: statOf(fitting, 'skill'),
    attack: statOf(fitting, 'attack'),
    agility: statOf(fitting, 'agility'),
    hull: statOf(fitting, 'hull'),
    shields: statOf(fitting, 'shields'),
    actions: [...new Set(actionsOf(fitting))],
  }
}
