import { named } from '../../names.ts'
import type { SquadIndex } from '../squad-index.ts'
import { lookUp } from './look-up.ts'
import type { Piece } from './pieces.ts'
import type { TextLine } from './text-lines.ts'

/** What a line is about: a ship with what follows it, more upgrades, the kind of the last ship. */
type LineRole =
  | {
      readonly is: 'ship'
      readonly pilot: Piece
      readonly kind: string | null
      readonly upgrades: readonly Piece[]
    }
  | { readonly is: 'upgrades'; readonly upgrades: readonly Piece[] }
  | { readonly is: 'kind'; readonly kind: string; readonly upgrades: readonly Piece[] }
  | { readonly is: 'about'; readonly points: number | null }

/** What was read so far, as far as the next line depends on it. */
type Before = {
  /** The line that named the last ship; null before the first. */
  readonly last: TextLine | null
  readonly lastHasKind: boolean
  readonly isFirstLine: boolean
}

const isKind = ({ names }: SquadIndex, text: string): boolean => named(names.ships, text).length > 0

const isUpgrade = ({ names }: SquadIndex, text: string): boolean =>
  named(names.upgrades, text).length > 0

const kindIn = (index: SquadIndex, { notes }: Piece): string | null =>
  notes.find((note) => isKind(index, note)) ?? null

export const lineRole = (
  index: SquadIndex,
  line: TextLine,
  [first, ...rest]: readonly Piece[],
  before: Before,
): LineRole => {
  if (first === undefined) return { is: 'about', points: null }
  const isOnlyKind = isKind(index, first.name) && named(index.names.pilots, first.name).length === 0
  if (isOnlyKind) return afterKind(index, line, first, rest, before)
  if (first.leads && named(index.names.slots, first.name).length > 0) {
    return { is: 'upgrades', upgrades: [first, ...rest] }
  }
  const beside = rest.find(({ name }) => isKind(index, name)) ?? null
  const kind = kindIn(index, first) ?? beside?.name ?? null
  const hasMore = rest.length > 0 || first.notes.some((note) => isUpgrade(index, note))
  const role = kind === null ? roleOf(index, line, first, hasMore, before) : 'ship'
  if (role === 'about') return { is: 'about', points: first.points }
  if (role === 'upgrade') return { is: 'upgrades', upgrades: [first, ...rest] }
  return { is: 'ship', pilot: first, kind, upgrades: rest.filter((piece) => piece !== beside) }
}

/** A kind of ship leads a line: its pilot follows, or it belongs to the ship above or below. */
const afterKind = (
  index: SquadIndex,
  { line }: TextLine,
  { name: kind }: Piece,
  rest: readonly Piece[],
  { last, lastHasKind }: Before,
): LineRole => {
  const [pilot, ...upgrades] = rest
  const isBelow = last !== null && !lastHasKind && last.line === line - 1
  if (pilot !== undefined && !isBelow && lettersOf(index, pilot.name).pilot !== null) {
    return { is: 'ship', pilot, kind, upgrades }
  }
  return { is: 'kind', kind, upgrades: rest }
}

/** How far a name is from a pilot's and from an upgrade's; null where it is not near. */
const lettersOf = ({ names }: SquadIndex, text: string) => {
  const isPilot = named(names.pilots, text).length > 0
  const isUpgrade = named(names.upgrades, text).length > 0
  // Nothing is nearer than a name that is spelt as it is: most lines need not be compared at all.
  if (isPilot || isUpgrade) return { pilot: isPilot ? 0 : null, upgrade: isUpgrade ? 0 : null }
  const [pilot, upgrade] = [lookUp(names.pilots, { text }), lookUp(names.upgrades, { text })]
  return {
    pilot: pilot.cards.length === 0 ? null : pilot.letters,
    upgrade: upgrade.cards.length === 0 ? null : upgrade.letters,
  }
}

/** The dearest upgrade costs less than any ship. */
const isShipsPrice = (points: number | null): boolean => points !== null && points > 12

const roleOf = (
  index: SquadIndex,
  line: TextLine,
  piece: Piece,
  hasMore: boolean,
  before: Before,
): 'ship' | 'upgrade' | 'about' => {
  const { pilot, upgrade } = lettersOf(index, piece.name)
  if (pilot !== null && upgrade !== null && pilot !== upgrade) {
    return pilot < upgrade ? 'ship' : 'upgrade'
  }
  if (pilot !== null && upgrade === null) return 'ship'
  if (pilot === null && upgrade !== null) return 'upgrade'
  const { last } = before
  if (last === null) {
    if (pilot !== null || hasMore) return 'ship'
    // The name of a squad stands above it, often with the total.
    return piece.points === null || piece.points >= 60
      ? before.isFirstLine
        ? 'about'
        : 'upgrade'
      : 'ship'
  }
  if (isShipsPrice(piece.points)) return 'ship'
  const isUnder = line.indent > last.indent || (line.hasBullet && !last.hasBullet)
  if (isUnder) return 'upgrade'
  const isApart = line.isAfterGap || hasMore
  return isApart && (pilot !== null || hasMore || piece.points !== null) ? 'ship' : 'upgrade'
}
