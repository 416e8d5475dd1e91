import { plainName } from '../../names.ts'
import type { SquadIndex } from '../squad-index.ts'
import { countedInWords } from './counted-in-words.ts'
import { sideBySide } from './side-by-side.ts'

/** A part of a line between two separators: a name and what stands beside it. */
export type Piece = {
  readonly name: string
  readonly count: number
  /** A count behind a card may be that of its ship, and a bare number before it its price. */
  readonly countStands: 'before' | 'bare' | 'behind'
  readonly points: number | null
  /** What else is in brackets. */
  readonly notes: readonly string[]
  /** Whether a colon follows. */
  readonly leads: boolean
}

const separator =
  /(?:\s*[,;|+=\t]\s*|\s+(?:[-–—&/]|[-–—=]{1,3}>|[→»]|with|w\/|mit)\s+|\s*—\s*|\s*:\s+|\s*:$)/iy
/** What every separator begins with: nearly every letter of a line is none of them. */
const separates = /[\s,;|+=—:]/
/** Points or a ship in brackets end a card as a comma does, unless they lead it. */
const afterBrackets =
  /[^([]\s*[([]([^()[\]]+)[)\]]\s+(?=["“'\p{L}])(?![x×]\s*\d|(?:with|w\/|mit|and|und|i|oraz)\s)/giu

/** Every kind of brackets: people use what the keyboard has. */
const opens = ['(', '[', '{']
const closes = [')', ']', '}']

type Cut = { readonly text: string; readonly leads: boolean }

/** What parts two notes in one pair of brackets. */
const apart = /\s*[,;+|]\s*/y

const matchAt = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/** Where the brackets begin with which a name ends; brackets in them belong to them. */
const lastBracket = (text: string): number | null => {
  if (!closes.includes(text.at(-1) ?? '')) return null
  let depth = 0
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (closes.includes(text[at] ?? '')) depth += 1
    if (opens.includes(text[at] ?? '')) depth -= 1
    if (depth === 0) return at
  }
  return null
}

/** Cuts at separators, but never inside brackets. */
const cut = (text: string, by: RegExp): readonly Cut[] => {
  const parts: Cut[] = []
  let depth = 0
  let from = 0
  let at = 0
  while (at < text.length) {
    const letter = text[at] ?? ''
    if (opens.includes(letter)) depth += 1
    if (closes.includes(letter)) depth = Math.max(0, depth - 1)
    const hit = depth === 0 && separates.test(letter) ? matchAt(by, text, at) : ''
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
/** The number behind `PS` is a skill. */
const trailingPoints = new RegExp(
  `(?<!\\b(?:ps|skill|pilotenwert|umiejętności))\\s(-?\\d+)${unit}$`,
  'iu',
)
/** A name that begins with an X must not lose it to the count, whatever follows it. */
const leadingCount = /^(\d{1,2})(?:[x×](?!-)|\s+[x×](?!\p{L}?-))\s*(?=\D)/iu
const trailingCount = /\s+[x×*]\s*(\d{1,2})$/iu

/** `Academy Pilot (x2)`: behind the name as well, in brackets. */
const countInBrackets = /^(?:[x×]\s*(\d{1,2})|(\d{1,2})\s*[x×])$/iu

/** Nobody flies more of a kind, and nothing that flies costs so little. */
const mostOfAKind = 8

/** Each is looked for in the whole line: of thousands in a row the page would stand still. */
const mostBehind = 40

const pieceOf = (index: SquadIndex, { text, leads }: Cut): Piece => {
  let name = text.trim()
  let points: number | null = null
  const notes: string[] = []
  // A name that ends in a number or in brackets is left whole.
  const strip = (pattern: RegExp): string | null => {
    const hit = pattern.exec(name)
    if (hit === null || isCard(index, name)) return null
    name = name.replace(pattern, '').trim()
    return hit[1] ?? ''
  }
  const stripBracket = (): string | null => {
    const from = isCard(index, name) ? null : lastBracket(name)
    if (from === null) return null
    const inside = name.slice(from + 1, -1)
    name = name.slice(0, from).trim()
    return inside
  }
  const before = strip(leadingCount)
  let count = Number(before ?? strip(trailingCount) ?? 1)
  points = numberOr(strip(leadingPoints), points)
  const leading = numberOr(strip(leadingNumber), null)
  // Nobody writes down a card to fly none of it: it costs nothing.
  const isCount = leading !== null && leading > 0 && leading <= mostOfAKind
  if (isCount) count = leading
  else if (leading !== null) points = leading
  const behind = () => stripBracket() ?? strip(trailingPoints)
  for (let inside = behind(), taken = 1; inside !== null; taken += 1) {
    for (const note of cut(inside, apart).map((one) => one.text.trim())) {
      const [, digits] = number.exec(note) ?? []
      const [, signed, unsigned = signed] = countInBrackets.exec(note) ?? []
      if (digits !== undefined) points = Number(digits)
      else if (unsigned !== undefined) count = Number(unsigned)
      else if (note !== '') notes.push(note)
    }
    inside = taken < mostBehind ? behind() : null
  }
  const late = strip(trailingCount)
  // `25pts` alone is a price: it would be a card that nobody knows.
  const [, alone] = isCard(index, name) ? [] : (number.exec(name) ?? [])
  if (alone !== undefined && points === null) {
    name = ''
    points = Number(alone)
  }
  const worded = isCard(index, name) ? null : countedInWords(index, name)
  if (worded !== null) ({ name, count } = worded)
  const beside = isCard(index, name) ? null : sideBySide(index, name)
  return {
    name: beside?.name ?? name,
    // A card that is there none of would be lost without a word.
    count: Math.max(1, late === null ? count : Number(late)),
    countStands:
      late !== null ? 'behind' : leading !== null ? 'bare' : before === null ? 'behind' : 'before',
    points,
    notes: beside === null ? notes : [beside.note, ...notes],
    leads,
  }
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

const joined = /\s*\/\s*|\s+(?:and|und|i|oraz)\s+/iu

/** Cards that only a word or a stroke parts, as both may stand in a name. */
const unjoined = (index: SquadIndex, part: Cut): readonly Cut[] => {
  const texts = part.text.split(joined)
  const isName = (text: string) => isCard(index, pieceOf(index, { text, leads: false }).name)
  if (texts.length < 2 || isName(part.text)) return [part]
  if (texts.filter(isName).length * 2 < texts.length) return [part]
  return texts.map((text, at) => ({ text, leads: part.leads && at === texts.length - 1 }))
}

const cutLine = (index: SquadIndex, line: string): readonly Cut[] => {
  const ends = (inside: string) =>
    /^-?\d+$/.test(inside) || index.names.ships.byName.has(plainName(inside))
  const parted = line.replace(afterBrackets, (brackets, inside: string) =>
    ends(inside) ? `${brackets.trimEnd()}, ` : brackets,
  )
  return cut(parted, separator).flatMap((part) => unjoined(index, part))
}

const bareUnit = /^(?:points?|pts?|punkte?|punkt[yów]*|pkt)\.?$/iu

/** A number alone between two separators; of several nobody can tell which one is the price. */
const priceAlone = (pieces: readonly Piece[]): number | null => {
  const alone = pieces.flatMap(({ name, points }) =>
    /^-?\d+$/.test(name) ? [Number(name)] : name === '' && points !== null ? [points] : [],
  )
  return alone.length === 1 ? (alone[0] ?? null) : null
}

/** The pieces of a line that may name something; points that stand alone belong to the one before. */
export const piecesOf = (index: SquadIndex, line: string): readonly Piece[] => {
  const found: Piece[] = []
  // No name has a colon and a space: a ship and its pilot can sound like a card (A-wing: Testpilot).
  const isOne = !/:\s/.test(line) && isCard(index, line)
  const cuts = isOne ? [{ text: line, leads: false }] : cutLine(index, line)
  const pieces = cuts.map((part) => pieceOf(index, part))
  for (const piece of pieces) {
    const last = found.at(-1)
    if (bareUnit.test(piece.name) && last !== undefined) {
      found[found.length - 1] = { ...last, points: last.points ?? piece.points }
    } else if (/\p{L}/u.test(piece.name)) found.push(piece)
  }
  // Behind several cards it is what they cost together, behind a title it may be anything.
  const [only, ...others] = found
  if (only === undefined || others.length > 0 || !isCard(index, only.name)) return found
  return [{ ...only, points: only.points ?? priceAlone(pieces) }]
}
