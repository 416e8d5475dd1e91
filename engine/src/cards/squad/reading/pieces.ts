import { plainName } from '../../names.ts'
import type { SquadIndex } from '../squad-index.ts'
import { type Cut, cut, separator } from './cut.ts'
import { nearlyNamed } from './look-up.ts'
import { isCard, type Piece, pieceOf } from './piece.ts'

/** Points or a ship in brackets end a card as a comma does, unless they lead it. */
const afterBrackets =
  /[^([]\s*[([]([^()[\]]+)[)\]]\s+(?=["“'\p{L}])(?![x×]\s*\d|(?:with|w\/|mit|and|und|i|oraz)\s)/giu

const joined = /\s*\/\s*|\s+(?:and|und|i|oraz)\s+/iu

/** Cards that only a word or a stroke parts, as both may stand in a name. */
const unjoined = (index: SquadIndex, part: Cut): readonly Cut[] => {
  const texts = part.text.split(joined)
  const nameOf = (text: string) => pieceOf(index, { text, leads: false }).name
  const isName = (text: string) => isCard(index, nameOf(text))
  if (texts.length < 2 || isName(part.text)) return [part]
  const named = texts.filter(isName).length
  if (named * 2 < texts.length) return [part]
  // The ship in `B-wing/E3` is a name of its own: the title would be lost behind it.
  const isMisspelt = () => nearlyNamed(index.names.upgrades, nameOf(part.text)).length > 0
  if (named < texts.length && isMisspelt()) return [part]
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
  // No name has a colon or a dash between spaces: a ship and its pilot can sound like a card
  // (A-wing: Testpilot).
  const isOne = !/:\s|\s[-–—]\s/.test(line) && isCard(index, line)
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
