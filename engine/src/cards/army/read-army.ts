import type { FactionCard } from '../../vocabulary/card.ts'
import type { Where } from '../../vocabulary/finding.ts'
import { armyPoints, type Deployment, type ListOf } from '../../vocabulary/squad-list.ts'
import type { ArmyCatalogue, DeploymentCard } from '../catalogue.ts'
import type { CardHit, Reading, ReadLine } from '../reading.ts'
import { factionOf } from './army-faction.ts'
import { armyText } from './army-json.ts'
import { armyPieces, type CardPiece, isKnown, type Piece } from './army-pieces.ts'
import { knownArmy } from './known-army.ts'
import { apart } from './meant-card.ts'
import { printedCommand, printedGroup, printedUpgrade, unknownCard } from './printed-card.ts'

const isCard = (piece: Piece): piece is CardPiece => 'meant' in piece

/** The card meant, among those that share its name the one of the army's faction. */
const groupOf = (piece: CardPiece, faction: string | null): readonly DeploymentCard[] => {
  const left = apart(piece.meant.groups, piece)
  const own = left.filter((card) => card.faction === faction)
  return own.length > 0 ? own : left
}

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

type Built = {
  readonly deployments: Deployment[]
  readonly commandDeck: FactionCard[]
  readonly lines: ReadLine[]
}

const readLine = (piece: CardPiece, where: Where, taken: readonly CardHit[]): ReadLine => {
  const { meant, written, line } = piece
  const isSure = meant.isExact && taken.length < 2
  const others = meant.nearest.filter(({ id }) => taken.every((one) => one.id !== id))
  return {
    text: written.trim(),
    line,
    is: !isKnown(meant) ? 'unknown' : isSure ? 'card' : 'guessed',
    where,
    nearest: isSure ? [] : [...taken, ...others].slice(0, 3),
  }
}

const build = (catalogue: ArmyCatalogue, pieces: readonly Piece[], faction: string): Built => {
  const { titles } = knownArmy(catalogue)
  const built: Built = { deployments: [], commandDeck: [], lines: [] }
  let holder: { readonly depth: number; readonly entry: number } | null = null
  const put = (piece: CardPiece): void => {
    const { text, points, section, depth } = piece
    const [command] = piece.meant.commands
    if (section === 'command-deck') {
      const card = command === undefined ? unknownCard(text, points) : printedCommand(command)
      const where = { deck: 0, entry: built.commandDeck.push(card) - 1, name: card.name }
      built.lines.push(readLine(piece, where, []))
      return
    }
    const groups = groupOf(piece, faction)
    const [group] = groups
    const others = groups.map(({ id, name }) => ({ id, name: titles.get(id) ?? name }))
    if (holder !== null && depth > holder.depth && group?.figures === undefined) {
      const card =
        group === undefined ? unknownCard(text, points) : printedUpgrade(catalogue, group)
      const { entry } = holder
      const above = built.deployments[entry]
      if (above === undefined) return
      built.deployments[entry] = { ...above, attachments: [...above.attachments, card] }
      const where = { entry, under: above.attachments.length, name: card.name }
      built.lines.push(readLine(piece, where, others))
      return
    }
    const card: Deployment =
      group === undefined
        ? { ...unknownCard(text, points), attachments: [] }
        : printedGroup(catalogue, group)
    const entry = built.deployments.push(card) - 1
    holder = group !== undefined && group.figures === undefined ? null : { depth, entry }
    built.lines.push(readLine(piece, { entry, name: card.name }, others))
  }
  for (const piece of pieces) {
    if (isCard(piece)) {
      for (let copy = 0; copy < (piece.count ?? 1); copy += 1) put(piece)
      continue
    }
    holder = null
    const { line, written: text } = piece
    built.lines.push({ text, line, is: 'about', where: null, nearest: [] })
  }
  return built
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
  const { deployments, commandDeck, lines } = build(catalogue, pieces, faction)
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
