import { named } from '../../names.ts'
import type { SquadIndex } from '../squad-index.ts'
import { kindIn } from './kind-in.ts'
import { lookUp } from './look-up.ts'
import type { Piece } from './piece.ts'
import { piecesOf } from './pieces.ts'
import { slotSaid } from './slot-said.ts'
import type { TextLine } from './text-lines.ts'

/** Where a line stands. */
export type Place = {
  readonly above: TextLine | null
  readonly below: TextLine | null
  readonly isFirstLine: boolean
}

/** What was read so far, as far as the next line depends on it. */
export type Before = Place & {
  /** The line that named the last ship; null before the first. */
  readonly last: TextLine | null
  readonly lastHasKind: boolean
  /** Whether the line of the last ship has upgrades as well. */
  readonly lastHasMore: boolean
  /** Whether the last ship has a slot left for an upgrade of this name, or nobody can tell. */
  readonly canCarry: (name: string) => boolean
}

/** How far a name is from a pilot's and from an upgrade's; null where it is not near. */
export const lettersOf = ({ names }: SquadIndex, text: string) => {
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
export const isShipsPrice = (points: number | null): boolean => points !== null && points > 12

/** No pilot of this name costs so little: it is the crew card, whatever else the line has. */
const isTooCheap = ({ names }: SquadIndex, { name, points }: Piece): boolean =>
  points !== null &&
  lookUp(names.pilots, { text: name }).cards.every((pilot) => (pilot.points ?? points) > points)

const isUpgradeAlone = (index: SquadIndex, piece: Piece): boolean => {
  const { pilot, upgrade } = lettersOf(index, piece.name)
  if (upgrade === null || kindIn(index, piece) !== null) return false
  return pilot === null || upgrade < pilot || isTooCheap(index, piece)
}

/** Upgrades right below a name make it a ship: else one that nobody knows would be lost as a title. */
const hasUpgradesBelow = (index: SquadIndex, { below }: Place): boolean => {
  if (below === null || below.isAfterGap) return false
  if (below.label !== null) return below.label === 'upgrades'
  const [first] = piecesOf(index, below.text)
  if (first === undefined) return false
  const isSlot = first.leads && slotSaid(index, first.name) !== null
  return isSlot || isUpgradeAlone(index, first)
}

/** A ship in a line and its upgrades in the next, a gap around them: squad builders do it. */
const isBlock = (line: TextLine, { above, below, last, lastHasMore }: Before): boolean =>
  last !== null &&
  above === last &&
  !lastHasMore &&
  !line.isAfterGap &&
  (below === null ? last.isAfterGap && last.row > 0 : below.isAfterGap)

const isBack = (line: TextLine, { above, last }: Before): boolean =>
  above !== null &&
  last !== null &&
  (above.indent > last.indent || (above.hasBullet && !last.hasBullet && !line.hasBullet))

/**
 * `Black Squadron` above ships that have prices: the pilot it is nearest to would fly as well. Right
 * above them it is a ship that somebody left the price out of, unless it is nearest to the one below.
 */
const isTitle = (
  index: SquadIndex,
  { name, points }: Piece,
  hasMore: boolean,
  { isFirstLine, below }: Before,
): boolean => {
  const { pilots, upgrades } = index.names
  if (!isFirstLine || hasMore || points !== null || below === null) return false
  if (named(pilots, name).length > 0 || named(upgrades, name).length > 0) return false
  const [first] = piecesOf(index, below.text)
  if (first === undefined || first.points === null) return false
  const flown = named(pilots, first.name)
  if (below.isAfterGap) return flown.length > 0
  return lookUp(pilots, { text: name }).cards.some((card) => flown.includes(card))
}

/** Of a name that is a pilot's and a crew card's, or nobody's. */
export const shipOrUpgrade = (
  index: SquadIndex,
  line: TextLine,
  piece: Piece,
  hasMore: boolean,
  before: Before,
): 'ship' | 'upgrade' | 'about' => {
  const { pilot, upgrade } = lettersOf(index, piece.name)
  if (isTitle(index, piece, hasMore, before)) return 'about'
  if (pilot !== null && isShipsPrice(piece.points)) return 'ship'
  if (pilot !== null && upgrade !== null && pilot !== upgrade) {
    return pilot < upgrade ? 'ship' : 'upgrade'
  }
  if (pilot !== null && upgrade === null) return 'ship'
  if (pilot === null && upgrade !== null) return 'upgrade'
  const { last } = before
  if (last === null) {
    if (pilot !== null || hasMore || hasUpgradesBelow(index, before)) return 'ship'
    // The name of a squad stands above it, often with the total, which no ship costs.
    if (piece.points === null) return before.isFirstLine ? 'about' : 'upgrade'
    return piece.points >= 60 ? 'about' : 'ship'
  }
  if (isShipsPrice(piece.points)) return 'ship'
  if (pilot !== null && isTooCheap(index, piece)) return 'upgrade'
  const isUnder = line.indent > last.indent || (line.hasBullet && !last.hasBullet)
  if (isUnder) return 'upgrade'
  const isNext = isBack(line, before)
  if (pilot === null && (line.isAfterGap || isNext) && hasUpgradesBelow(index, before)) {
    return 'ship'
  }
  // A pilot by the name of a crew card: where upgrades are set deeper, or nobody could board.
  if (pilot !== null && (isNext || !before.canCarry(piece.name))) return 'ship'
  if (pilot !== null && isBlock(line, before)) return 'upgrade'
  if (pilot !== null && before.lastHasMore && before.above === last) return 'ship'
  const isApart = line.isAfterGap || hasMore
  return isApart && (pilot !== null || hasMore || piece.points !== null) ? 'ship' : 'upgrade'
}
