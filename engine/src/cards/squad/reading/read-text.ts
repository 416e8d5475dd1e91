import { named } from '../../names.ts'
import { aboutLine } from '../../reading.ts'
import { namesakesOf } from '../product-of.ts'
import type { SquadIndex } from '../squad-index.ts'
import { aboutText, isNothing, type Told } from './about-text.ts'
import { type CountedShip, type CountedUpgrade, eachFlown } from './copies.ts'
import { declaredIn, type Sum } from './declared-in.ts'
import { hasFreeSlot } from './free-slot.ts'
import { kindIn } from './kind-in.ts'
import { lineRole } from './line-role.ts'
import type { Draft, Mention } from './mention.ts'
import { ownShip } from './own-ship.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { countedShip, pricedOn, pricesLead } from './ship-count.ts'
import type { Place } from './ship-or-upgrade.ts'
import { shipsIn } from './ships-in-line.ts'
import { slotSaid } from './slot-said.ts'
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

const noteOf = <T>(names: Parameters<typeof named<T>>[0], { notes }: Piece): string | null =>
  notes.find((note) => named(names, note).length > 0) ?? null

const mentionOf = (
  { names }: SquadIndex,
  piece: Piece,
  line: number,
  slot: string | null,
): Mention => ({
  text: piece.name,
  line,
  slot: noteOf(names.slots, piece) ?? slot,
  points: piece.points,
  product: noteOf(names.products, piece),
  isId: false,
})

/** A slot and a colon are about every card that follows in the line. */
const upgradesOf = (
  index: SquadIndex,
  pieces: readonly Piece[],
  line: number,
): readonly CountedUpgrade[] => {
  let slot: string | null = null
  const found: CountedUpgrade[] = []
  for (const piece of pieces) {
    const label = piece.leads ? slotSaid(index, piece.name) : null
    if (label !== null) slot = label
    else if (slot === null || !isNothing(piece.name))
      found.push({ said: mentionOf(index, piece, line, slot), count: piece.count })
  }
  return found
}

/** A title can have the name of a box: the box is meant where it alone tells two pilots apart. */
const isBox = (index: SquadIndex, { name, notes }: Piece, note: string): boolean =>
  named(index.names.products, note).length > 0 &&
  (named(index.names.upgrades, note).length === 0 ||
    (notes.length === 1 &&
      named(index.names.pilots, name).some((card) => namesakesOf(index, card).length > 0)))

const skill = /^(?:ps|skill|pilot skill|pilotenwert|umiejętności)?[\s:]*\d*$/iu

/** What is said of a pilot in brackets and is no card. */
const isAside = (index: SquadIndex, pilot: Piece, note: string): boolean =>
  note === kindIn(index, pilot) ||
  named(index.names.factions, note).length > 0 ||
  (named(index.names.slots, note).length > 0 && named(index.names.upgrades, note).length === 0) ||
  skill.test(note) ||
  isBox(index, pilot, note)

/** A faction in brackets tells apart two pilots of one name, and so whose squad it is. */
const factionIn = ({ names }: SquadIndex, { notes }: Piece): Told => {
  const [faction] = notes.flatMap((note) => named(names.factions, note))
  return faction === undefined ? {} : { faction: faction.id }
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

/** Cards in brackets behind a pilot, where others put the ship: also those nobody knows. */
const inBrackets = (index: SquadIndex, pilot: Piece, line: number): readonly CountedUpgrade[] =>
  upgradesOf(
    index,
    pilot.notes
      .filter((note) => !isAside(index, pilot, note))
      .flatMap((note) => piecesOf(index, note)),
    line,
  )

/** `4-LOM (Mist Hunter), Mist Hunter`: a title in brackets that follows as a card would be there twice. */
const notSaidAgain =
  ({ names }: SquadIndex, others: readonly CountedUpgrade[]) =>
  ({ said }: CountedUpgrade): boolean => {
    const cards = named(names.upgrades, said.text)
    const isTitle = cards.some(({ unique, ships }) => unique === true && ships !== undefined)
    return !isTitle || !others.some((one) => named(names.upgrades, one.said.text)[0] === cards[0])
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

/** A squad as people and squad builders write it: a ship a line, or a card a line. */
export const readSquadText = (index: SquadIndex, text: string): Draft => {
  const ships: ShipInText[] = []
  const strays: Mention[] = []
  const about: TextLine[] = []
  const sums: Sum[] = []
  let title: number | null = null
  let told: Told = {}
  let heading: { readonly line: TextLine; readonly kind: Piece } | null = null
  /** Ships that a heading counts and nobody flies are named, not lost. */
  const endHeading = (): void => {
    if (heading !== null && heading.kind.count > 1) {
      const { line, kind } = heading
      const pilot = mentionOf(index, kind, line.line, null)
      ships.push({ line, pilot, kind: kind.name, upgrades: [], count: kind.count, headed: 0 })
    }
    heading = null
  }
  const put = (upgrades: readonly CountedUpgrade[]): void => {
    const last = ships.pop()
    if (last === undefined) strays.push(...upgrades.map(({ said }) => said))
    else ships.push({ ...last, upgrades: [...last.upgrades, ...upgrades] })
  }
  const take = (line: TextLine, pieces: readonly Piece[], place: Place): void => {
    const last = ships.at(-1)
    const role = lineRole(index, line, pieces, {
      last: last?.line ?? null,
      lastHasKind: last === undefined || last.kind !== null,
      lastHasMore: last?.upgrades[0]?.said.line === last?.line.line,
      canCarry: (name) => last === undefined || hasFreeSlot(index, last, name),
      ...place,
    })
    switch (role.is) {
      case 'about':
        about.push(line)
        title = role.points ?? title
        return
      case 'upgrades':
        put(upgradesOf(index, pricedOn(index, last ?? null, role.upgrades), line.line))
        return
      case 'kind':
        if (role.upgrades.length === 0) about.push(line)
        if (
          last !== undefined &&
          last.kind === null &&
          last.line.row === line.row - 1 &&
          role.kind.count === 1
        ) {
          const pilot = { ...last.pilot, points: role.kind.points ?? last.pilot.points }
          ships[ships.length - 1] = { ...last, pilot, kind: role.kind.name }
        } else {
          endHeading()
          heading = { line, kind: role.kind }
        }
        put(upgradesOf(index, role.upgrades, line.line))
        return
      case 'ship': {
        const { pilot, upgrades } = countedShip(index, role.pilot, role.upgrades)
        told = { ...factionIn(index, pilot), ...told }
        const own = upgradesOf(index, upgrades, line.line)
        const aside = inBrackets(index, pilot, line.line).filter(notSaidAgain(index, own))
        ships.push({
          line,
          pilot: mentionOf(index, pilot, line.line, null),
          kind: role.kind ?? heading?.kind.name ?? null,
          upgrades: [...aside, ...own],
          count: pilot.count,
          pricesLead: pricesLead(pilot),
          headed: heading?.kind.count ?? 0,
        })
        heading = null
      }
    }
  }
  const lines = textLines(text)
  lines.forEach((line, place) => {
    const own = aboutText(index, line.text)
    if (own !== null) {
      if (own.declared !== undefined) sums.push({ points: own.declared, ships: ships.length })
      told = { ...told, ...own }
      about.push(line)
      return
    }
    const [above = null, below = null] = [lines[place - 1], lines[place + 1]]
    const [whose, said] = afterFaction(index, piecesOf(index, line.text))
    told = { ...whose, ...told }
    for (const [at, pieces] of shipsIn(index, said).entries()) {
      take(line, pieces, { above, below, isFirstLine: place === 0 && at === 0 })
    }
  })
  endHeading()
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
