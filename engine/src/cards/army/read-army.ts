import type { FactionCard } from '../../vocabulary/card.ts'
import { armyPoints, type ListOf } from '../../vocabulary/squad-list.ts'
import type { ArmyCatalogue, DeploymentCard } from '../catalogue.ts'
import { fileIn } from '../file-in.ts'
import type { Reading, ReadLine } from '../reading.ts'
import { factionOf } from './army-faction.ts'
import { armyText } from './army-json.ts'
import { armyPieces, type CardPiece, isCard, type Piece } from './army-pieces.ts'
import { buildArmy, groupOf } from './build-army.ts'
import { isKnown } from './meant-card.ts'

/** What the text says of the army's faction, else what its cards do. */
const armyFaction = (catalogue: ArmyCatalogue, pieces: readonly Piece[]): string => {
  const said = pieces.find((piece) => !isCard(piece) && piece.faction !== undefined)
  if (said !== undefined && !isCard(said) && said.faction !== undefined) return said.faction
  const meant = pieces.filter(isCard).map((piece) => groupOf(piece, null))
  const isSure = (cards: readonly DeploymentCard[]) =>
    cards.every(({ faction }) => faction === cards[0]?.faction)
  const sure = meant.filter(isSure).flatMap(([first]) => first ?? [])
  const open = meant.filter((cards) => !isSure(cards)).flat()
  // An army of namesakes alone has one of their factions, or each of them would seem wrong in it.
  const isAnySure = sure.some(({ faction }) => faction !== undefined)
  return hostedBy(open, sure, factionOf(catalogue, isAnySure ? sure : open))
}

/** Of namesakes that bring allies along the one with whom all the others may be, or all seem wrong. */
const hostedBy = (
  open: readonly DeploymentCard[],
  sure: readonly DeploymentCard[],
  most: string,
): string => {
  const hosts = open.filter(
    ({ faction: own, allies }) =>
      allies !== undefined &&
      sure.every(({ faction = own }) => faction === own || faction === allies),
  )
  const [host] = hosts
  return hosts.some(({ faction }) => faction === most) ? most : (host?.faction ?? most)
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

type Said = { readonly text: string; readonly beside: readonly ReadLine[] }

/** The cards as a text, with what stands around a file of them; null where a file has none. */
const saidIn = (text: string): Said | null => {
  const file = fileIn(text)
  const asText = file === null ? '' : (armyText(file.value) ?? '').trim()
  if (file !== null && asText !== '') return { text: asText, beside: file.beside }
  return file?.isWhole === true ? null : { text, beside: [] }
}

/** Deployment and command cards, one a line, or a file of them. */
export const readArmy = (catalogue: ArmyCatalogue, text: string): Reading | null => {
  const said = saidIn(text)
  if (said === null) return null
  const pieces = armyPieces(catalogue, said.text)
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
  return { list, declared: declaredIn(pieces, commandDeck), lines: [...said.beside, ...lines] }
}
