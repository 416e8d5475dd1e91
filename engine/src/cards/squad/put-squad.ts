import {
  type ListOf,
  type Ship,
  type SquadList,
  squadPoints,
  type Upgrade,
} from '../../vocabulary/squad-list.ts'
import type { PilotCard, SquadCatalogue } from '../catalogue.ts'
import type { Place } from '../place.ts'
import { productOf } from './product-of.ts'
import { squadAsPrinted } from './squad-as-printed.ts'
import { type SquadIndex, squadIndex } from './squad-index.ts'

/** A pilot's id is not alone: this tells the ship and the faction as well. */
export const pilotKey = ({ id, ship, faction }: PilotCard): string => [id, ship, faction].join('@')

export const squadOf = (list: SquadList): ListOf<'squad'> =>
  list.kind === 'squad'
    ? list
    : { kind: 'squad', faction: '', ships: [], total: null, obstacles: null, damageDeck: null }

const shipWith = (index: SquadIndex, pilot: PilotCard): Ship => ({
  kind: 'ship',
  id: pilot.id,
  ship: pilot.ship,
  name: pilot.name,
  points: pilot.points ?? 0,
  product: productOf(index, pilot),
  marks: [],
  proxies: [],
  factions: { card: pilot.faction },
  size: 'small',
  hull: 0,
  shields: 0,
  attack: 0,
  upgrades: [],
})

const withShip = (index: SquadIndex, squad: ListOf<'squad'>, key: string): ListOf<'squad'> => {
  const pilot = index.catalogue.pilots.find((one) => pilotKey(one) === key || one.id === key)
  if (pilot === undefined) return squad
  const faction = squad.ships.length > 0 ? squad.faction : (index.parent.get(pilot.faction) ?? '')
  return { ...squad, faction, ships: [...squad.ships, shipWith(index, pilot)] }
}

const withUpgrade = (
  index: SquadIndex,
  squad: ListOf<'squad'>,
  entry: number,
  id: string,
): ListOf<'squad'> => {
  const card = index.upgrade.get(id)
  if (card === undefined) return squad
  const upgrade: Upgrade = {
    kind: 'upgrade',
    id,
    slot: card.slot,
    name: card.name,
    points: card.points,
    product: productOf(index, card),
    marks: [],
    proxies: [],
    faction: null,
  }
  const ships = squad.ships.map((ship, place) =>
    place === entry ? { ...ship, upgrades: [...ship.upgrades, upgrade] } : ship,
  )
  return { ...squad, ships }
}

/** The squad with a ship more, or an upgrade more on one of its ships. */
export const putSquad = (
  catalogue: SquadCatalogue,
  list: SquadList,
  place: Place,
  id: string,
): SquadList => {
  const index = squadIndex(catalogue)
  const squad = squadOf(list)
  if (place.in === 'list') return summed(catalogue, withShip(index, squad, id))
  return place.in === 'entry' ? summed(catalogue, withUpgrade(index, squad, place.entry, id)) : list
}

/** As printed, with the total its cards come to. */
const summed = (catalogue: SquadCatalogue, squad: ListOf<'squad'>): SquadList => {
  const printed = squadAsPrinted(catalogue, squad)
  return printed.kind === 'squad' ? { ...printed, total: squadPoints(printed) } : printed
}
