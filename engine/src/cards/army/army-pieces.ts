import type { ArmyCatalogue } from '../catalogue.ts'
import { type PlainLine, plainLines } from '../plain-lines.ts'
import { withoutTables } from '../table-rows.ts'
import { type ArmyHeading, type ArmySection, armyHeading, factionHeading } from './army-headings.ts'
import { type ArmyLine, armyLine, isPrice } from './army-line.ts'
import { attachedIn, exactParts, nearParts, type Read, readExactly, several } from './army-parts.ts'
import { isDearerThanAny } from './list-title.ts'
import { isKnown, type Meant, nearCards } from './meant-card.ts'

/** A piece of a text that names a card, or would. */
export type CardPiece = ArmyLine & {
  readonly line: number
  /** As it was written. */
  readonly written: string
  readonly section: ArmySection
  readonly meant: Meant
}
type HeadingPiece = ArmyHeading & { readonly line: number; readonly written: string }
export type Piece = CardPiece | HeadingPiece

export const isCard = (piece: Piece): piece is CardPiece => 'meant' in piece

const isBlank = ({ text }: PlainLine): boolean => text.trim() === ''

/** A first line that says neither how many nor what they cost, with others below it. */
const isFirst = (lines: readonly PlainLine[], at: number, { points, count }: ArmyLine): boolean =>
  points === null &&
  count === null &&
  lines.slice(0, at).every(isBlank) &&
  !lines.slice(at + 1).every(isBlank)

/** Whether it may stand above the name of the list. */
const isAbove = (piece: Piece): boolean => !isCard(piece) && piece.section === undefined

const leadingNumber = ({ written }: CardPiece): number =>
  Number(/^\W*(\d{1,2})\s+[\p{L}\d]/u.exec(written)?.[1] ?? Number.NaN)

/** `18 Darth Vader`, `0 Planning`: where one of the numbers is a price, no other below its heading is a count. */
const pricedIn = (pieces: readonly Piece[], section: ArmySection): readonly Piece[] => {
  const numbers = pieces
    .filter(isCard)
    .filter((piece) => piece.section === section)
    .map(leadingNumber)
  if (!numbers.some(isPrice) || numbers.some(Number.isNaN)) return pieces
  return pieces.map((piece) =>
    isCard(piece) && piece.section === section && piece.count !== null
      ? { ...piece, count: null, points: piece.points ?? piece.count }
      : piece,
  )
}

const withPrices = (pieces: readonly Piece[]): readonly Piece[] =>
  pricedIn(pricedIn(pieces, 'deployments'), 'command-deck')

/**
 * The lines of a text as cards and headings. Only known words are headings: a line that nobody knows
 * is a card that the catalogue does not have, or else a list would lose it.
 */
export const armyPieces = (catalogue: ArmyCatalogue, text: string): readonly Piece[] => {
  const lines = plainLines(withoutTables(text))
  const pieces: Piece[] = []
  let section: ArmySection | null = null
  const add = (line: number, read: Read): void => {
    const unknownIn = section ?? pieces.findLast(isCard)?.section ?? 'deployments'
    const known = isKnown(read.meant) ? read.meant.section : null
    pieces.push({ ...read, line, section: known ?? unknownIn })
    for (const under of attachedIn(catalogue, read)) {
      pieces.push({ ...under, line, section: 'deployments' })
    }
  }
  const near = (read: Read, isTitle = false): Read =>
    isKnown(read.meant)
      ? read
      : { ...read, meant: nearCards(catalogue, read.text, section, isTitle) }
  for (const [at, { text: written, line }] of lines.entries()) {
    if (written.trim() === '') continue
    const read = readExactly(catalogue, written, section)
    const literal = /^"(.+)"$/u.exec(read.text)?.[1]
    if (literal !== undefined && !isKnown(read.meant)) {
      add(line, near({ ...read, text: literal }))
      continue
    }
    const below = lines[at + 1]
    // Standing apart it names the list. A faction that is called like a card is none among prices.
    const isTitle = isFirst(lines, at, read) && below !== undefined && isBlank(below)
    const isPriced = below !== undefined && armyLine(below.text).points !== null
    const isDear = isDearerThanAny(catalogue, read)
    const isFaction = isTitle || isDear || (isFirst(lines, at, read) && isPriced)
    if (isKnown(read.meant) && !(isFaction && factionHeading(catalogue, written) !== null)) {
      add(line, read)
      continue
    }
    const heading: ArmyHeading | null =
      armyHeading(catalogue, written) ?? factionHeading(catalogue, written)
    if (heading !== null) {
      section = heading.section ?? section
      pieces.push({ ...heading, line, written: written.trim() })
      for (const part of several(catalogue, heading.rest ?? '', section)) add(line, near(part))
      continue
    }
    const apart = exactParts(catalogue, written, section)
    if (apart !== null) {
      for (const part of apart) add(line, part)
      continue
    }
    const parts = several(catalogue, written, section)
    const exact = parts.filter(({ meant }) => isKnown(meant)).length
    const whole = exact === parts.length ? read : near(read, isTitle || isDear)
    // Two names are no misspelt one, however near to that they are together: the others would be lost.
    const isSeveral = parts.length > 1 && exact * 2 >= parts.length
    if (isSeveral && (exact > 1 || !isKnown(whole.meant))) {
      for (const part of parts) add(line, near(part))
      continue
    }
    const nearly = isKnown(whole.meant)
      ? null
      : nearParts(catalogue, written, section, isTitle || isDear)
    if (nearly !== null) for (const part of nearly) add(line, part)
    else if (isTitle && !isKnown(whole.meant)) pieces.push({ line, written: written.trim() })
    else if (isDear && exact === 0 && pieces.every(isAbove)) {
      pieces.push({ line, written: written.trim(), total: read.points ?? 0 })
    } else add(line, whole)
  }
  return withPrices(pieces)
}
