import { named } from '../../names.ts'
import type { SquadIndex } from '../squad-index.ts'
import { lookUp } from './look-up.ts'
import { ownShip } from './own-ship.ts'
import type { Piece } from './piece.ts'

export const isKind = ({ names }: SquadIndex, text: string): boolean =>
  named(names.ships, text).length > 0

export const isUpgrade = ({ names }: SquadIndex, text: string): boolean =>
  named(names.upgrades, text).length > 0

/** The kind of ship in brackets behind a pilot. */
export const kindIn = (index: SquadIndex, { name, notes }: Piece): string | null =>
  notes.find((note) => isKind(index, note) || ownShip(index, name, note) !== null) ??
  notes.find((note) => isNearlyKind(index, note)) ??
  null

const isNearlyKind = (index: SquadIndex, note: string): boolean =>
  !isUpgrade(index, note) &&
  lookUp(index.names.ships, { text: note }).cards.length > 0 &&
  lookUp(index.names.upgrades, { text: note }).cards.length === 0
