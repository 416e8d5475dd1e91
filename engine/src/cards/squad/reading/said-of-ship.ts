import { named } from '../../names.ts'
import { namesakesOf } from '../product-of.ts'
import type { SquadIndex } from '../squad-index.ts'
import { isNothing, type Told } from './about-text.ts'
import type { CountedUpgrade } from './copies.ts'
import { kindIn } from './kind-in.ts'
import type { Mention } from './mention.ts'
import type { Piece } from './piece.ts'
import { piecesOf } from './pieces.ts'
import { slotSaid } from './slot-said.ts'

const noteOf = <T>(names: Parameters<typeof named<T>>[0], { notes }: Piece): string | null =>
  notes.find((note) => named(names, note).length > 0) ?? null

export const mentionOf = (
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
export const upgradesOf = (
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
export const factionIn = ({ names }: SquadIndex, { notes }: Piece): Told => {
  const [faction] = notes.flatMap((note) => named(names.factions, note))
  return faction === undefined ? {} : { faction: faction.id }
}

/** `4-LOM (Mist Hunter), Mist Hunter`: a title in brackets that follows as a card would be there twice. */
const isSaidAgain = (
  { names }: SquadIndex,
  { said }: CountedUpgrade,
  others: readonly CountedUpgrade[],
): boolean => {
  const cards = named(names.upgrades, said.text)
  const isTitle = cards.some(({ unique, ships }) => unique === true && ships !== undefined)
  return isTitle && others.some((one) => named(names.upgrades, one.said.text)[0] === cards[0])
}

/** The cards of a ship: those in brackets behind its pilot as well, also those nobody knows. */
export const cardsOf = (
  index: SquadIndex,
  pilot: Piece,
  upgrades: readonly Piece[],
  line: number,
): readonly CountedUpgrade[] => {
  const behind = upgradesOf(index, upgrades, line)
  const notes = pilot.notes.filter((note) => !isAside(index, pilot, note))
  const inBrackets = notes.flatMap((note) => piecesOf(index, note))
  const aside = upgradesOf(index, inBrackets, line)
  return [...aside.filter((one) => !isSaidAgain(index, one, behind)), ...behind]
}
