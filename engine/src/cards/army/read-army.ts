import type { FactionCard } from '../../vocabulary/card.ts'
import { armyPoints, type ListOf } from '../../vocabulary/squad-list.ts'
import type { ArmyCatalogue } from '../catalogue.ts'
import type { Reading } from '../reading.ts'
import { factionOf } from './army-faction.ts'
import { armyText } from './army-json.ts'
import { armyPieces, type CardPiece, isCard, isKnown, type Piece } from './army-pieces.ts'
import { buildArmy, groupOf } from './build-army.ts'

/** What the text says of the army's faction, else what its cards do. */
const armyFaction = (catalogue: ArmyCatalogue, pieces: readonly Piece[]): string => {
  const said = pieces.find((piece) => !isCard(piece) && piece.faction !== undefined)
  if (said !== undefined && !isCard(said) && said.faction !== undefined) return said.faction
  const sure = pieces.filter(isCard).flatMap((piece) => {
    const [first, ...others] = groupOf(piece, null)
    const isSure = others.every(({ faction }) => faction === first?.faction)
    return first !== undefined && isSure ? [first] : []
  })
  return factionOf(catalogue, sure)
}

/** A total behind the command deck may be the deck's own. */
const declaredIn = (pieces: readonly Piece[], deck: readonly FactionCard[]): number | null => {
  const deckCost = deck.reduce((sum, { points }) => sum + points, 0)
  let declared: number | null = null
  let isInDeck = false
  for (const piece of pieces) {
    if (isCard(piece)) continue
    if (piece.section !== undefined) isInDeck = piece.section === 'command-deck'
    if (piece.total === undefined) continue
    if (!isInDeck || (declared === null && piece.total !== deckCost)) declared = piece.total
  }
  return declared
}

/** Words that nobody took for a list: no card among them that is known or has a price, no heading. */
const isNoList = (pieces: readonly Piece[]): boolean => {
  const cards = pieces.filter(isCard)
  const isHeaded = pieces.some((piece) => !isCard(piece) && piece.section !== undefined)
  const isOne = ({ meant, points }: CardPiece) => isKnown(meant) || points !== null
  return cards.length === 0 || !(isHeaded || cards.some(isOne))
}

/** Deployment and command cards, one a line, or a file of them. */
export const readArmy = (catalogue: ArmyCatalogue, text: string): Reading | null => {
  const asText = armyText(text)
  if (asText === null) return null
  const pieces = armyPieces(catalogue, asText)
  if (isNoList(pieces)) return null
  const faction = armyFaction(catalogue, pieces)
  const { deployments, commandDeck, lines } = buildArmy(catalogue, pieces, faction)
  const hasDeck =
    commandDeck.length > 0 ||
    pieces.some((piece) => !isCard(piece) && piece.section === 'command-deck')
  const army: ListOf<'army'> = {
    kind: 'army',
    faction,
    deployments,
    total: null,
    commandDeck: hasDeck ? commandDeck : null,
  }
  const list = { ...army, total: armyPoints(army) }
  return { list, declared: declaredIn(pieces, commandDeck), lines }
}
