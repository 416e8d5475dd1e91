import { named } from '../../names.ts'
import { namesakesOf } from '../product-of.ts'
import type { SquadIndex } from '../squad-index.ts'
import { aboutText, type Told } from './about-text.ts'
import { lineRole } from './line-role.ts'
import { aboutLine, type Draft, type Mention } from './mention.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { type TextLine, textLines } from './text-lines.ts'

type ShipInText = {
  readonly line: TextLine
  readonly pilot: Mention
  readonly kind: string | null
  readonly upgrades: readonly Mention[]
  readonly count: number
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
): readonly Mention[] => {
  let slot: string | null = null
  const found: Mention[] = []
  for (const piece of pieces) {
    if (piece.leads && named(index.names.slots, piece.name).length > 0) slot = piece.name
    else {
      const said = mentionOf(index, piece, line, slot)
      found.push(...Array.from({ length: piece.count }, () => said))
    }
  }
  return found
}

/** A title can have the name of a box: the box is meant where it tells two pilots apart. */
const isBox = (index: SquadIndex, pilot: string, note: string): boolean =>
  named(index.names.products, note).length > 0 &&
  named(index.names.pilots, pilot).some((card) => namesakesOf(index, card).length > 0)

/** Cards in brackets behind a pilot, where others put the ship. */
const inBrackets = (index: SquadIndex, { name, notes }: Piece, line: number): readonly Mention[] =>
  upgradesOf(
    index,
    notes
      .filter((note) => named(index.names.upgrades, note).length > 0 && !isBox(index, name, note))
      .flatMap((note) => piecesOf(index, note)),
    line,
  )

/** Ships have totals as well: that of the squad is the largest. */
const largest = (one: Told, other: Told): Told => {
  const declared = Math.max(one.declared ?? 0, other.declared ?? 0)
  return declared === 0 ? {} : { declared }
}

/** A squad as people and squad builders write it: a ship a line, or a card a line. */
export const readSquadText = (index: SquadIndex, text: string): Draft => {
  const ships: ShipInText[] = []
  const strays: Mention[] = []
  const about: TextLine[] = []
  let told: Told = {}
  let heading: string | null = null
  const put = (upgrades: readonly Mention[]): void => {
    const last = ships.pop()
    if (last === undefined) strays.push(...upgrades)
    else ships.push({ ...last, upgrades: [...last.upgrades, ...upgrades] })
  }
  textLines(text).forEach((line, place) => {
    const own = aboutText(index, line.text)
    if (own !== null) {
      told = { ...told, ...own, ...largest(told, own) }
      about.push(line)
      return
    }
    const last = ships.at(-1)
    const role = lineRole(index, line, piecesOf(index, line.text), {
      last: last?.line ?? null,
      lastHasKind: last === undefined || last.kind !== null,
      isFirstLine: place === 0,
    })
    switch (role.is) {
      case 'about':
        about.push(line)
        told = { ...told, ...largest(told, { declared: role.points ?? 0 }) }
        return
      case 'upgrades':
        put(upgradesOf(index, role.upgrades, line.line))
        return
      case 'kind':
        if (role.upgrades.length === 0) about.push(line)
        if (last !== undefined && last.kind === null && last.line.line === line.line - 1) {
          ships[ships.length - 1] = { ...last, kind: role.kind }
        } else heading = role.kind
        put(upgradesOf(index, role.upgrades, line.line))
        return
      case 'ship':
        ships.push({
          line,
          pilot: mentionOf(index, role.pilot, line.line, null),
          kind: role.kind ?? heading,
          upgrades: [
            ...inBrackets(index, role.pilot, line.line),
            ...upgradesOf(index, role.upgrades, line.line),
          ],
          count: role.pilot.count,
        })
        heading = null
    }
  })
  return {
    faction: told.faction ?? null,
    declared: told.declared ?? null,
    obstacles: told.obstacles ?? null,
    damageDeck: told.damageDeck ?? null,
    strays,
    about: about.map(({ text: said, line }) => aboutLine(said, line)),
    ships: ships.flatMap(({ pilot, kind, upgrades, count }) =>
      Array.from({ length: count }, () => ({ pilot, ship: kind, upgrades })),
    ),
  }
}
