import { named } from '../../names.ts'
import type { SquadIndex } from '../squad-index.ts'
import { isKind, isUpgrade, kindIn } from './kind-in.ts'
import { ownShip } from './own-ship.ts'
import type { Piece } from './piece.ts'
import { type Before, isShipsPrice, lettersOf, shipOrUpgrade } from './ship-or-upgrade.ts'
import { slotSaid } from './slot-said.ts'
import type { TextLine } from './text-lines.ts'

/** What a line is about: a ship with what follows it, more upgrades, the kind of the last ship. */
export type LineRole =
  | {
      readonly is: 'ship'
      readonly pilot: Piece
      readonly kind: string | null
      readonly upgrades: readonly Piece[]
    }
  | { readonly is: 'upgrades'; readonly upgrades: readonly Piece[] }
  | {
      readonly is: 'kind'
      /** With what the pilot costs alone, where the line above has the total of the ship. */
      readonly kind: Piece
      readonly upgrades: readonly Piece[]
    }
  | { readonly is: 'about'; readonly points: number | null }

export const lineRole = (
  index: SquadIndex,
  line: TextLine,
  [first, ...rest]: readonly Piece[],
  before: Before,
): LineRole => {
  if (first === undefined) return { is: 'about', points: null }
  const isOnlyKind = isKind(index, first.name) && named(index.names.pilots, first.name).length === 0
  if (isOnlyKind || isKindOfNext(index, first, rest)) {
    return afterKind(index, line, first, rest, before)
  }
  if (line.label === 'upgrades') return { is: 'upgrades', upgrades: [first, ...rest] }
  if (first.leads && slotSaid(index, first.name) !== null) {
    return { is: 'upgrades', upgrades: [first, ...rest] }
  }
  const beside =
    rest.find(({ name }) => isKind(index, name)) ??
    rest.slice(0, 1).find(({ name }) => ownShip(index, first.name, name) !== null) ??
    null
  const [next, ...others] = rest
  // A label nobody knows would be a ship, and the pilot behind it lost among its upgrades.
  if (first.leads && isOnlyPilot(index, next) && isUnknown(index, first)) {
    return { is: 'ship', pilot: next, kind: null, upgrades: others }
  }
  const kind = kindIn(index, first) ?? beside?.name ?? null
  const hasMore = rest.length > 0 || first.notes.some((note) => isUpgrade(index, note))
  const isSaid = kind !== null || line.label === 'ship'
  const role = isSaid ? 'ship' : shipOrUpgrade(index, line, first, hasMore, before)
  if (role === 'about') return { is: 'about', points: first.points }
  if (role === 'upgrade') return { is: 'upgrades', upgrades: [first, ...rest] }
  return { is: 'ship', pilot: first, kind, upgrades: rest.filter((piece) => piece !== beside) }
}

const isOnlyPilot = ({ names }: SquadIndex, piece: Piece | undefined): piece is Piece =>
  piece !== undefined &&
  named(names.pilots, piece.name).length > 0 &&
  (named(names.upgrades, piece.name).length === 0 || isShipsPrice(piece.points))

const isUnknown = (index: SquadIndex, { name }: Piece): boolean => {
  const { pilot, upgrade } = lettersOf(index, name)
  return pilot === null && upgrade === null
}

/** `Scurrg: Lok Revenant`: what the pilot's ship is called in short would be a ship of its own. */
const isKindOfNext = (index: SquadIndex, { name }: Piece, [next]: readonly Piece[]): boolean =>
  next !== undefined &&
  named(index.names.pilots, name).length === 0 &&
  !isUpgrade(index, name) &&
  ownShip(index, next.name, name) !== null

/** A kind of ship leads a line: its pilot follows, or it belongs to the ship above or below. */
const afterKind = (
  index: SquadIndex,
  { row }: TextLine,
  kind: Piece,
  rest: readonly Piece[],
  { last, lastHasKind }: Before,
): LineRole => {
  const [pilot, ...upgrades] = rest
  const isNext = isOnlyPilot(index, pilot) && ownShip(index, pilot.name, kind.name) !== null
  const isBelow = last !== null && !lastHasKind && last.row === row - 1 && !isNext
  if (pilot !== undefined && !isBelow && lettersOf(index, pilot.name).pilot !== null) {
    const count = Math.max(pilot.count, kind.count)
    return { is: 'ship', pilot: { ...pilot, count }, kind: kind.name, upgrades }
  }
  return { is: 'kind', kind, upgrades: rest }
}
