import type { PilotCard, UpgradeCard } from '../../catalogue.ts'
import { named, plainName } from '../../names.ts'
import { exceptionsOf, type Fitting } from '../fitting.ts'
import { seated, slotsOf, slotsTaken } from '../slots.ts'
import type { SquadIndex } from '../squad-index.ts'
import { lookUp } from './look-up.ts'
import type { Hints } from './mention.ts'

const best = <T>(cards: readonly T[], rank: (card: T) => number): T | null => {
  let found: T | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const card of cards) {
    const own = rank(card)
    if (own > most) {
      most = own
      found = card
    }
  }
  return found
}

const isIn = ({ names }: SquadIndex, products: readonly string[], said: string | null): boolean =>
  said !== null &&
  (names.products.byName.get(plainName(said)) ?? []).some(({ id }) => products.includes(id))

/** What a text says of a ship beside its pilot's name. */
type SaidOfShip = Hints & { readonly ship: string | null; readonly upgrades?: readonly string[] }

/** How well a pilot goes with what is said, whosever squad it is. */
export const pilotFit = (index: SquadIndex, pilot: PilotCard, said: SaidOfShip): number =>
  (pilot.ship === said.ship ? 16 : 0) +
  (isIn(index, pilot.products, said.product) ? 4 : 0) +
  (pilot.points === said.points ? 2 : 0) +
  (isWholePrice(index, pilot, said) ? 1.5 : 0) +
  carried(index, pilot, said.upgrades ?? [])

/** `Poe Dameron (36)` with his upgrades: of two of the name it is the one who comes to it. */
const isWholePrice = (
  { names }: SquadIndex,
  pilot: PilotCard,
  { points, upgrades = [] }: SaidOfShip,
): boolean => {
  if (points === null || pilot.points === undefined || upgrades.length === 0) return false
  const cards = upgrades.map((text) => lookUp(names.upgrades, { text }).cards[0])
  return points === cards.reduce((sum, card) => sum + (card?.points ?? 0), pilot.points)
}

/**
 * Of several pilots the one that is meant: ship first, then faction, box and points, and where
 * nothing of that is said the one whose ship can carry the upgrades.
 */
export const whichPilot = (
  index: SquadIndex,
  cards: readonly PilotCard[],
  said: SaidOfShip & { readonly faction: string | null },
): PilotCard | null => {
  if (cards.length < 2) return cards[0] ?? null
  return best(
    cards,
    (pilot) =>
      (index.parent.get(pilot.faction) === said.faction ? 8 : 0) + pilotFit(index, pilot, said),
  )
}

/** The share of upgrades that a pilot's ship can carry. */
const carried = (index: SquadIndex, pilot: PilotCard, upgrades: readonly string[]): number => {
  const kind = index.ship.get(pilot.ship)
  const known = upgrades
    .map((text) => named(index.names.upgrades, text))
    .filter((one) => one.length > 0)
  if (kind === undefined || known.length === 0) return 0
  const ship = { kind, pilot, upgrades: known.flatMap(([first]) => first ?? []) }
  const fits = ({ slot, factions, ships, sizes }: UpgradeCard): boolean =>
    (factions === undefined || factions.includes(index.parent.get(pilot.faction) ?? '')) &&
    (ships === undefined || ships.includes(kind.id)) &&
    (sizes === undefined || sizes.includes(kind.size)) &&
    slotsOf(index, ship).some(({ of }) => of.includes(slot))
  return known.filter((cards) => cards.some(fits)).length / known.length
}

/**
 * Of several upgrades the one that is meant: what its ship can carry beside the others, and what
 * goes with those of the other ships.
 */
export const whichUpgrade = (
  index: SquadIndex,
  cards: readonly UpgradeCard[],
  said: Hints & { readonly faction: string | null; readonly inSquad?: ReadonlySet<string> },
  ship: Fitting | null,
): UpgradeCard | null => {
  if (cards.length < 2) return cards[0] ?? null
  return best(
    cards,
    (card) =>
      (card.slot === said.slot ? 32 : 0) +
      (ship === null || card.ships === undefined || card.ships.includes(ship.kind.id) ? 16 : 0) +
      (card.factions === undefined || card.factions.includes(said.faction ?? '') ? 8 : 0) +
      (isIn(index, card.products, said.product) ? 4 : 0) +
      (ship !== null && hasRoom(index, ship, card) ? 2 : 0) +
      (card.points === said.points ? 1 : 0) +
      (exceptionsOf(card, 'needs-card').some((one) => said.inSquad?.has(one.card)) ? 0.5 : 0),
  )
}

/** Whether every upgrade of a ship has its slots: a new one can take those of another. */
export const hasRoomForAll = (index: SquadIndex, ship: Fitting): boolean => {
  const places = seated(slotsOf(index, ship), ship.upgrades)
  return ship.upgrades.every((card, at) => (places[at]?.length ?? 0) >= slotsTaken(card))
}

/** Whether one more upgrade has a slot on the ship. */
export const hasRoom = (index: SquadIndex, ship: Fitting, card: UpgradeCard): boolean => {
  const upgrades = [...ship.upgrades, card]
  const places = seated(slotsOf(index, { ...ship, upgrades }), upgrades)
  return (places.at(-1)?.length ?? 0) >= slotsTaken(card)
}
