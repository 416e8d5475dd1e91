import type { ArmyCatalogue } from '../catalogue.ts'
import { type ArmyHeading, type ArmySection, armyHeading, factionHeading } from './army-headings.ts'
import { type ArmyLine, armyLine } from './army-line.ts'
import { type Meant, namedCards, nearCards } from './meant-card.ts'

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

/** Whether any card was found. */
export const isKnown = ({ groups, commands }: Meant): boolean => groups.length + commands.length > 0

type Read = ArmyLine & { readonly written: string; readonly meant: Meant }

/** A number behind a name is its price, unless the name has one of its own. */
const readExactly = (
  catalogue: ArmyCatalogue,
  written: string,
  section: ArmySection | null,
): Read => {
  const line = armyLine(written)
  const meant = namedCards(catalogue, line.text, section)
  const price = /\s([-−]?\d+)$/.exec(line.text)
  if (meant.isExact || price === null || line.points !== null) return { ...line, written, meant }
  const { text, count } = armyLine(line.text.slice(0, price.index))
  const points = Number((price[1] ?? '').replace('−', '-'))
  const again = namedCards(catalogue, text, section)
  return again.isExact
    ? { ...line, text, count: count ?? line.count, points, written, meant: again }
    : { ...line, written, meant }
}

/** Several cards in one line; a subtitle behind a comma stays with its name. */
const several = (
  catalogue: ArmyCatalogue,
  text: string,
  section: ArmySection | null,
): readonly Read[] => {
  const parts = text.split(/([,;]\s*|\s\+\s)/)
  const read: Read[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const [part = '', mark = ''] = [parts[at], parts[at - 1]]
    if (part.trim() === '') continue
    const before = read.at(-1)
    const joined = `${before?.written}${mark}${part}`
    const asOne = before === undefined ? null : readExactly(catalogue, joined, section)
    const own = readExactly(catalogue, part, section)
    if (asOne?.meant.isExact === true && !own.meant.isExact) read.splice(-1, 1, asOne)
    else read.push(mark.includes('+') ? { ...own, depth: (before?.depth ?? 0) + 1 } : own)
  }
  return read
}

/** A first line that stands apart names the list, or its faction. */
const isApart = (lines: readonly string[], at: number, { points, count }: ArmyLine): boolean =>
  points === null &&
  count === null &&
  lines.slice(0, at).every((line) => line.trim() === '') &&
  lines[at + 1]?.trim() === '' &&
  lines.slice(at + 1).some((line) => line.trim() !== '')

/**
 * The lines of a text as cards and headings. Only known words are headings: a line that nobody knows
 * is a card that the catalogue does not have, or else a list would lose it.
 */
export const armyPieces = (catalogue: ArmyCatalogue, text: string): readonly Piece[] => {
  const lines = text.split(/\r\n|\r|\n/)
  const pieces: Piece[] = []
  let section: ArmySection | null = null
  const add = (line: number, read: Read): void => {
    const unknownIn = section ?? pieces.findLast(isCard)?.section ?? 'deployments'
    const known = isKnown(read.meant) ? read.meant.section : null
    pieces.push({ ...read, line, section: known ?? unknownIn })
  }
  const near = (read: Read): Read =>
    isKnown(read.meant) ? read : { ...read, meant: nearCards(catalogue, read.text, section) }
  for (const [line, written] of lines.entries()) {
    if (written.trim() === '') continue
    const read = readExactly(catalogue, written, section)
    const literal = /^"(.+)"$/u.exec(read.text)?.[1]
    if (literal !== undefined && !isKnown(read.meant)) {
      add(line, near({ ...read, text: literal }))
      continue
    }
    const isTitle = isApart(lines, line, read)
    if (isKnown(read.meant) && !(isTitle && factionHeading(catalogue, written) !== null)) {
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
    const parts = several(catalogue, written, section)
    const exact = parts.filter(({ meant }) => isKnown(meant)).length
    const whole = exact === parts.length ? read : near(read)
    if (parts.length > 1 && exact * 2 >= parts.length && !isKnown(whole.meant)) {
      for (const part of parts) add(line, near(part))
    } else if (isTitle && !isKnown(whole.meant)) pieces.push({ line, written: written.trim() })
    else add(line, whole)
  }
  return pieces
}
