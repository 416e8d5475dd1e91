import { named } from '../../names.ts'
import type { SquadIndex } from '../squad-index.ts'
import { isKind, isUpgrade } from './kind-in.ts'
import { ownShip } from './own-ship.ts'
import type { Piece } from './piece.ts'
import { lettersOf } from './ship-or-upgrade.ts'

const isPilot = ({ names }: SquadIndex, { name }: Piece): boolean =>
  named(names.pilots, name).length > 0

/** A crew card can have the name of a pilot, but no ship behind it. */
const isNoCrew = (index: SquadIndex, { name, notes }: Piece): boolean =>
  !isUpgrade(index, name) || notes.some((note) => ownShip(index, name, note) !== null)

/** `T-65: Luke Skywalker | YT-1300: Han Solo`: the kind of the next ship, and no card of this one. */
const isNextKind = (index: SquadIndex, piece: Piece, [first]: readonly Piece[], next?: Piece) =>
  piece.leads &&
  first?.leads === true &&
  isKind(index, first.name) &&
  ownShip(index, next?.name ?? '', piece.name) !== null

/** `Edrio, Kullbee Sperado`: the second would be lost among the upgrades of the first. */
const isPilotInShort = (index: SquadIndex, { name }: Piece, next: Piece): boolean => {
  const { pilot, upgrade } = lettersOf(index, name)
  return pilot !== null && upgrade === null && ownShip(index, next.name, name) === null
}

/** Pieces of a line by the ships in it: where nothing else parts them, a pilot's name does. */
export const shipsIn = (
  index: SquadIndex,
  pieces: readonly Piece[],
): readonly (readonly Piece[])[] => {
  const ships: Piece[][] = []
  let hasPilot = false
  for (const [at, piece] of pieces.entries()) {
    const ship = ships.at(-1) ?? []
    const [first] = ship
    const isNamed = isPilot(index, piece)
    const isNextPilot = isNamed && isNoCrew(index, piece)
    const isKindOfNext = isNextKind(index, piece, ship, pieces[at + 1])
    hasPilot ||= isNextPilot && first !== undefined && isPilotInShort(index, first, piece)
    if (first === undefined || (hasPilot && (isKindOfNext || isNextPilot))) ships.push([piece])
    else ship.push(piece)
    hasPilot = !isKindOfNext && (hasPilot || isNamed)
  }
  return ships
}
