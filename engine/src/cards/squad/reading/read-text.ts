import { named } from '../../names.ts'
import { aboutLine } from '../../reading.ts'
import type { SquadIndex } from '../squad-index.ts'
import { aboutText, type Told } from './about-text.ts'
import { type CountedShip, type CountedUpgrade, eachFlown } from './copies.ts'
import { declaredIn, type Sum } from './declared-in.ts'
import { hasFreeSlot } from './free-slot.ts'
import { type LineRole, lineRole } from './line-role.ts'
import type { Draft, Mention } from './mention.ts'
import { ownShip } from './own-ship.ts'
import type { Piece } from './piece.ts'
import { piecesOf } from './pieces.ts'
import { cardsOf, factionIn, mentionOf, upgradesOf } from './said-of-ship.ts'
import { countedShip, pricedOn, pricesLead } from './ship-count.ts'
import type { Place } from './ship-or-upgrade.ts'
import { shipsIn } from './ships-in-line.ts'
import { withShipsSpelt } from './spelt-ships.ts'
import { type TextLine, textLines } from './text-lines.ts'

type ShipInText = {
  readonly line: TextLine
  readonly pilot: Mention
  readonly kind: string | null
  readonly upgrades: readonly CountedUpgrade[]
  readonly count: number
  /** Whether its price stands before its name, and so those of its upgrades. */
  readonly pricesLead?: boolean
  /** How many of them the heading above counts. */
  readonly headed: number
}

/** `Empire: Darth Vader`: whose the squad is stands before its first ship, and is no card. */
const afterFaction = (
  { names }: SquadIndex,
  pieces: readonly Piece[],
): readonly [Told, readonly Piece[]] => {
  const [first, ...rest] = pieces
  const [faction] = first === undefined ? [] : named(names.factions, first.name)
  return faction === undefined || rest.length === 0 ? [{}, pieces] : [{ faction: faction.id }, rest]
}

/** A heading that counts a kind of ship counts the one pilot below it, or several one by one. */
const countOf = ({ count, headed }: ShipInText, next: ShipInText | undefined): number =>
  count === 1 && (next === undefined || next.headed > 0) ? Math.max(headed, 1) : count

const counted = (
  index: SquadIndex,
  ship: ShipInText,
  next: ShipInText | undefined,
): CountedShip => {
  const { pilot, kind, upgrades } = ship
  const flown = kind === null ? null : (ownShip(index, pilot.text, kind)?.name ?? kind)
  return { ship: { pilot, ship: flown }, upgrades, count: countOf(ship, next) }
}

/** The squad as far as it is read. */
type Book = {
  readonly ships: ShipInText[]
  /** Cards before the first ship. */
  readonly strays: Mention[]
  readonly about: TextLine[]
  readonly sums: Sum[]
  told: Told
  /** The points beside the name of the squad. */
  title: number | null
  /** A kind of ship above its pilots. */
  heading: { readonly line: TextLine; readonly kind: Piece } | null
}

/** Ships that a heading counts and nobody flies are named, not lost. */
const endHeading = (index: SquadIndex, book: Book): void => {
  const { heading, ships } = book
  book.heading = null
  if (heading === null || heading.kind.count < 2) return
  const { line, kind } = heading
  const pilot = mentionOf(index, kind, line.line, null)
  ships.push({ line, pilot, kind: kind.name, upgrades: [], count: kind.count, headed: 0 })
}

const put = ({ ships, strays }: Book, upgrades: readonly CountedUpgrade[]): void => {
  const last = ships.pop()
  if (last === undefined) strays.push(...upgrades.map(({ said }) => said))
  else ships.push({ ...last, upgrades: [...last.upgrades, ...upgrades] })
}

type RoleOf<Is> = Extract<LineRole, { readonly is: Is }>

const takeKind = (
  index: SquadIndex,
  book: Book,
  line: TextLine,
  { kind, upgrades }: RoleOf<'kind'>,
): void => {
  const { ships, about } = book
  const last = ships.at(-1)
  if (upgrades.length === 0) about.push(line)
  const isBelow = last?.kind === null && last.line.row === line.row - 1 && kind.count === 1
  if (last !== undefined && isBelow) {
    const pilot = { ...last.pilot, points: kind.points ?? last.pilot.points }
    ships[ships.length - 1] = { ...last, pilot, kind: kind.name }
  } else {
    endHeading(index, book)
    book.heading = { line, kind }
  }
  put(book, upgradesOf(index, upgrades, line.line))
}

const takeShip = (index: SquadIndex, book: Book, line: TextLine, role: RoleOf<'ship'>): void => {
  const { pilot, upgrades } = countedShip(index, role.pilot, role.upgrades)
  const heading = book.heading?.kind
  book.told = { ...factionIn(index, pilot), ...book.told }
  book.ships.push({
    line,
    pilot: mentionOf(index, pilot, line.line, null),
    kind: role.kind ?? heading?.name ?? null,
    upgrades: cardsOf(index, pilot, upgrades, line.line),
    count: pilot.count,
    pricesLead: pricesLead(pilot),
    headed: heading?.count ?? 0,
  })
  book.heading = null
}

const take = (
  index: SquadIndex,
  book: Book,
  line: TextLine,
  pieces: readonly Piece[],
  place: Place,
): void => {
  const last = book.ships.at(-1)
  const role = lineRole(index, line, pieces, {
    last: last?.line ?? null,
    lastHasKind: last === undefined || last.kind !== null,
    lastHasMore: last?.upgrades[0]?.said.line === last?.line.line,
    canCarry: (name) => last === undefined || hasFreeSlot(index, last, name),
    ...place,
  })
  switch (role.is) {
    case 'about':
      book.about.push(line)
      book.title = role.points ?? book.title
      return
    case 'upgrades':
      put(book, upgradesOf(index, pricedOn(index, last ?? null, role.upgrades), line.line))
      return
    case 'kind':
      takeKind(index, book, line, role)
      return
    case 'ship':
      takeShip(index, book, line, role)
  }
}

/** A squad as people and squad builders write it: a ship a line, or a card a line. */
export const readSquadText = (index: SquadIndex, text: string): Draft => {
  const book: Book = {
    ...{ ships: [], strays: [], about: [], sums: [] },
    ...{ told: {}, title: null, heading: null },
  }
  const lines = textLines(text)
  for (const [place, line] of lines.entries()) {
    const own = aboutText(index, line.text)
    if (own !== null) {
      if (own.declared !== undefined) {
        book.sums.push({ points: own.declared, ships: book.ships.length })
      }
      book.told = { ...book.told, ...own }
      book.about.push(line)
      continue
    }
    const [above = null, below = null] = [lines[place - 1], lines[place + 1]]
    const pieces = withShipsSpelt(index, piecesOf(index, line.text), () => [
      ...book.ships.slice(-1).map(({ pilot }) => pilot.text),
      ...(below === null
        ? []
        : piecesOf(index, below.text)
            .slice(0, 1)
            .map(({ name }) => name)),
    ])
    const [whose, said] = afterFaction(index, pieces)
    book.told = { ...whose, ...book.told }
    for (const [at, pieces] of shipsIn(index, said).entries()) {
      take(index, book, line, pieces, { above, below, isFirstLine: place === 0 && at === 0 })
    }
  }
  endHeading(index, book)
  const { ships, strays, about, sums, told, title } = book
  return {
    faction: told.faction ?? null,
    declared: declaredIn(title, sums, ships.length),
    obstacles: told.obstacles ?? null,
    damageDeck: told.damageDeck ?? null,
    strays,
    about: about.map(({ text: said, line }) => aboutLine(said, line)),
    ships: eachFlown(ships.map((ship, at) => counted(index, ship, ships[at + 1]))),
  }
}
