import { plainName } from '../../names.ts'
import type { SquadIndex } from '../squad-index.ts'

/** A part of a line between two separators: a name and what stands beside it. */
export type Piece = {
  readonly name: string
  readonly count: number
  readonly points: number | null
  /** What else is in brackets. */
  readonly notes: readonly string[]
  /** Whether a colon follows. */
  readonly leads: boolean
}

const separator = /(?:\s*[,;|+=\t]\s*|\s+(?:[-–—&/]|with|w\/|mit)\s+|\s*—\s*|\s*:\s+|\s*:$)/iy
/** What every separator begins with: nearly every letter of a line is none of them. */
const separates = /[\s,;|+=—:]/
/** Points in brackets end a card as a comma does, unless they lead it. */
const afterPoints = /[^([]\s*[([]-?\d+[)\]]\s+(?=["“'\p{L}])(?![x×]\s*\d)/gu

type Cut = { readonly text: string; readonly leads: boolean }

const separatorAt = (text: string, at: number): string => {
  separator.lastIndex = at
  return separator.exec(text)?.[0] ?? ''
}

/** Cuts at separators, but never inside brackets. */
const cut = (line: string): readonly Cut[] => {
  const text = line.replace(afterPoints, (points) => `${points.trimEnd()}, `)
  const parts: Cut[] = []
  let depth = 0
  let from = 0
  let at = 0
  while (at < text.length) {
    const letter = text[at] ?? ''
    if (letter === '(' || letter === '[') depth += 1
    if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1)
    const hit = depth === 0 && separates.test(letter) ? separatorAt(text, at) : ''
    if (hit !== '') {
      parts.push({ text: text.slice(from, at), leads: hit.includes(':') })
      from = at + hit.length
    }
    at += Math.max(1, hit.length)
  }
  return [...parts, { text: text.slice(from), leads: false }]
}

const unit = '(?:\\s*(?:points?|pts?|punkte?|punkt[yów]*|pkt|p)\\.?)?'
const number = new RegExp(`^\\+?(-?\\d+)${unit}$`, 'iu')
const leadingPoints = new RegExp(`^[([](-?\\d+)${unit}[)\\]]\\s*(?=.*\\p{L})`, 'iu')
const leadingNumber = /^(\d+)\s+(?=.*\p{L})/u
const trailingPoints = new RegExp(`\\s(-?\\d+)${unit}$`, 'iu')
const bracket = /\s*(?:\(([^()]*)\)|\[([^[\]]*)\])$/
const leadingCount = /^(\d{1,2})\s*[x×]\s*(?=\D)/iu
const trailingCount = /\s+[x×]\s*(\d{1,2})$/iu

/** Nobody flies more of a kind, and nothing that flies costs so little. */
const mostOfAKind = 8

const pieceOf = (index: SquadIndex, { text, leads }: Cut): Piece => {
  let name = text.trim()
  let count = 1
  let points: number | null = null
  const notes: string[] = []
  const strip = (pattern: RegExp): string | null => {
    const hit = pattern.exec(name)
    // A name that ends in a number or in brackets is left whole.
    if (hit === null || isCard(index, name)) return null
    name = name.replace(pattern, '').trim()
    return hit[1] ?? hit[2] ?? ''
  }
  count = Number(strip(leadingCount) ?? strip(trailingCount) ?? 1)
  points = numberOr(strip(leadingPoints), points)
  const leading = numberOr(strip(leadingNumber), null)
  if (leading !== null && leading <= mostOfAKind) count = leading
  else if (leading !== null) points = leading
  for (let inside = strip(bracket) ?? strip(trailingPoints); inside !== null; ) {
    for (const note of inside.split(/[,;]/).map((one) => one.trim())) {
      const [, digits] = number.exec(note) ?? []
      if (digits !== undefined) points = Number(digits)
      else if (note !== '') notes.push(note)
    }
    inside = strip(bracket) ?? strip(trailingPoints)
  }
  const late = strip(trailingCount)
  return { name, count: late === null ? count : Number(late), points, notes, leads }
}

const numberOr = (digits: string | null, otherwise: number | null): number | null =>
  digits === null ? otherwise : Number(digits)

const isCard = ({ names }: SquadIndex, text: string): boolean => {
  const plain = plainName(text)
  return (
    names.pilots.byName.has(plain) ||
    names.upgrades.byName.has(plain) ||
    names.ships.byName.has(plain)
  )
}

const bareUnit = /^(?:points?|pts?|punkte?|punkt[yów]*|pkt)\.?$/iu

/** The pieces of a line that may name something; points that stand alone belong to the one before. */
export const piecesOf = (index: SquadIndex, line: string): readonly Piece[] => {
  const found: Piece[] = []
  for (const part of isCard(index, line) ? [{ text: line, leads: false }] : cut(line)) {
    const piece = pieceOf(index, part)
    const last = found.at(-1)
    if (bareUnit.test(piece.name) && last !== undefined) {
      found[found.length - 1] = { ...last, points: last.points ?? piece.points }
    } else if (/\p{L}/u.test(piece.name)) found.push(piece)
  }
  return found
}
