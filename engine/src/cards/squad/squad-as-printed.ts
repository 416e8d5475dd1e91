import type { Card, Product } from '../../vocabulary/card.ts'
import type { Ship, SquadList, Upgrade } from '../../vocabulary/squad-list.ts'
import type { PilotCard, SquadCatalogue, UpgradeCard } from '../catalogue.ts'
import { costOf, exceptionsOf, printedStats, statOf } from './fitting.ts'
import { factionOf, type KnownShip, knownShips } from './known-ships.ts'
import { boxesOf, namesakesOf, productOf } from './product-of.ts'
import { type SquadIndex, squadIndex } from './squad-index.ts'

/** Where other cards have its name and cost, only who names the box has said which one it is. */
const boxOf = (
  index: SquadIndex,
  card: PilotCard | UpgradeCard,
  said: Product | null,
): Pick<Card, 'product' | 'namesakes'> => {
  const namesakes = namesakesOf(index, card)
  const printed = productOf(index, card)
  if (namesakes.length === 0) return { product: withEditions(printed, said) }
  if (said !== null) return { product: withEditions(printed, said), namesakes }
  return { product: null, namesakes: [...boxesOf(index, card), ...namesakes] }
}

/** Days of other editions that somebody entered are kept. */
const withEditions = (printed: Product | null, said: Product | null): Product | null =>
  printed === null || said === null || printed.name !== said.name
    ? printed
    : { ...printed, released: { ...said.released, ...printed.released }, show: said.show }

/** Only for huge ships, which no ordinary event plays. */
export const isEpic = (index: SquadIndex, card: UpgradeCard): boolean =>
  exceptionsOf(card, 'epic').length > 0 ||
  index.hugeSlots.has(card.slot) ||
  card.sizes?.every((size) => size === 'huge') === true ||
  card.ships?.every((id) => index.ship.get(id)?.size === 'huge') === true

const printedUpgrade = (
  index: SquadIndex,
  said: Upgrade,
  card: UpgradeCard | null,
  all: readonly UpgradeCard[],
): Upgrade => {
  if (card === null) return withoutId(said)
  const [faction, ...others] = card.factions ?? []
  return {
    ...asSaid(said),
    id: card.id,
    name: card.name,
    slot: card.slot,
    points: costOf({ upgrades: all }, card),
    faction: others.length > 0 ? null : (faction ?? null),
    marks: isEpic(index, card) ? ['epic'] : [],
    ...boxOf(index, card, said.product),
  }
}

/** Of a card that nobody knows, all that was declared is kept. */
const withoutId = <T extends Card>({ id: _, ...card }: T) => card

/** Nothing is kept that only the catalogue can say. */
const asSaid = <T extends Card>({ id: _, namesakes: __, ...card }: T) => card

const printedShip = (index: SquadIndex, { ship, fitting, upgrades }: KnownShip): Ship => {
  const all = upgrades.filter((one) => one !== null)
  const under = ship.upgrades.map((upgrade, place) =>
    printedUpgrade(index, upgrade, upgrades[place] ?? null, all),
  )
  if (fitting === null) return { ...withoutId(ship), upgrades: under }
  const { pilot, kind } = fitting
  return {
    ...asSaid(ship),
    id: pilot.id,
    ship: kind.id,
    name: pilot.name,
    points: pilot.points ?? 0,
    factions: { ...ship.factions, card: index.parent.get(pilot.faction) ?? pilot.faction },
    size: kind.size,
    hull: statOf(fitting, 'hull'),
    shields: statOf(fitting, 'shields'),
    // A last volley goes by the printed value, whatever an upgrade adds.
    attack: printedStats(fitting).attack,
    marks: kind.size === 'huge' ? ['epic'] : [],
    upgrades: under,
    ...boxOf(index, pilot, ship.product),
  }
}

export const squadAsPrinted = (catalogue: SquadCatalogue, list: SquadList): SquadList => {
  if (list.kind !== 'squad') return list
  const index = squadIndex(catalogue)
  return {
    ...list,
    faction: factionOf(index, list),
    ships: knownShips(index, list).map((known) => printedShip(index, known)),
  }
}
