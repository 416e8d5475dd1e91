import { plainName } from '../../names.ts'
import type { SquadIndex } from '../squad-index.ts'
import { countedInWords } from './counted-in-words.ts'
import { apart, type Cut, cut, lastBracket } from './cut.ts'
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

export const pieceOf = (index: SquadIndex, { text, leads }: Cut): Piece => {
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

export const isCard = ({ names }: SquadIndex, text: string): boolean => {
  const plain = plainName(text)
  return (
    names.pilots.byName.has(plain) ||
    names.upgrades.byName.has(plain) ||
    names.ships.byName.has(plain)
  )
}
