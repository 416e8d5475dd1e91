import type { SquadIndex } from '../squad-index.ts'
import { lookUp, nearlyNamed } from './look-up.ts'
import { isCard, type Piece } from './piece.ts'

/** No ship has a name so long that more could be wrong. */
const mostLetters = 9

/** The kind of ship that a text is nearer to than to any card; null where a pilot beside flies none. */
const meantShip = (
  index: SquadIndex,
  text: string,
  beside: () => readonly string[],
): string | null => {
  if (isCard(index, text)) return null
  // Most that is misspelt is an upgrade, and is asked for it anyway.
  const upgrades = lookUp(index.names.upgrades, { text })
  const letters = upgrades.cards.length === 0 ? mostLetters : upgrades.letters
  if (letters < 2) return null
  const near = nearlyNamed(index.names.ships, text).filter((one) => one.letters < letters)
  const [first] = near
  if (first === undefined) return null
  const pilots = lookUp(index.names.pilots, { text })
  if (pilots.cards.length > 0 && pilots.letters <= first.letters) return null
  const kinds = new Set(
    beside().flatMap((name) =>
      lookUp(index.names.pilots, { text: name }).cards.map((one) => one.ship),
    ),
  )
  return near.find(({ card }) => kinds.has(card.id))?.card.name ?? null
}

/**
 * Pieces with the kinds of ships among them as they are spelt: `B-wig` would be an upgrade nobody
 * knows, or a ship of its own. Only what a pilot beside it flies is taken for it.
 */
export const withShipsSpelt = (
  index: SquadIndex,
  pieces: readonly Piece[],
  around: () => readonly string[],
): readonly Piece[] => {
  const beside = () => [...pieces.map(({ name }) => name), ...around()]
  return pieces.map((piece) => {
    const name = meantShip(index, piece.name, beside)
    return name === null ? piece : { ...piece, name }
  })
}
