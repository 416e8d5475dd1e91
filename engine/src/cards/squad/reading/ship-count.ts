import type { SquadIndex } from '../squad-index.ts'
import type { CountedUpgrade } from './copies.ts'
import { hasFreeSlot, type ShipSaid } from './free-slot.ts'
import { lookUp } from './look-up.ts'
import type { Piece } from './piece.ts'

const saidAs = ({ name: text, count }: Piece): CountedUpgrade => ({
  said: { text, line: 0, slot: null, points: null, product: null, isId: false },
  count,
})

/** Whether a ship has slots left for so many of a card, or nobody can tell. */
const carries = (index: SquadIndex, { pilot, upgrades }: ShipSaid, piece: Piece): boolean => {
  const others = saidAs({ ...piece, count: piece.count - 1 })
  return hasFreeSlot(index, { pilot, upgrades: [...upgrades, others] }, piece.name)
}

type PricedShip = ShipSaid & { readonly pricesLead?: boolean }

/** Nobody flies so many of a pilot that it could be a count. */
export const pricesLead = ({ countStands, points }: Piece): boolean =>
  countStands === 'bare' && points !== null

/** `3 Push the Limit`: its price where such numbers are, or where no ship has room for three. */
const priced = (index: SquadIndex, ship: PricedShip, piece: Piece): Piece => {
  const { name, count, countStands, points } = piece
  if (countStands !== 'bare' || count < 2 || points !== null) return piece
  const isPrice = lookUp(index.names.upgrades, { text: name }).cards.some(
    (card) => card.points === count,
  )
  return isPrice && (ship.pricesLead === true || !carries(index, ship, piece))
    ? { ...piece, count: 1, points: count }
    : piece
}

export const pricedOn = (
  index: SquadIndex,
  ship: PricedShip | null,
  upgrades: readonly Piece[],
): readonly Piece[] =>
  ship === null ? upgrades : upgrades.map((piece) => priced(index, ship, piece))

/** `Academy Pilot + Stealth Device x4`: four ships, as none has room for four of the card. */
export const countedShip = (
  index: SquadIndex,
  pilot: Piece,
  said: readonly Piece[],
): { readonly pilot: Piece; readonly upgrades: readonly Piece[] } => {
  const ship = { pilot: { text: pilot.name }, upgrades: [], pricesLead: pricesLead(pilot) }
  const upgrades = pricedOn(index, ship, said)
  const last = upgrades.at(-1)
  if (last === undefined || last.count < 2 || last.countStands !== 'behind' || pilot.count > 1) {
    return { pilot, upgrades }
  }
  const others = upgrades.slice(0, -1)
  if (carries(index, { ...ship, upgrades: others.map(saidAs) }, last)) return { pilot, upgrades }
  return { pilot: { ...pilot, count: last.count }, upgrades: [...others, { ...last, count: 1 }] }
}
