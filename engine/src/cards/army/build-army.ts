import type { FactionCard } from '../../vocabulary/card.ts'
import type { Where } from '../../vocabulary/finding.ts'
import type { Deployment } from '../../vocabulary/squad-list.ts'
import type { ArmyCatalogue, DeploymentCard } from '../catalogue.ts'
import { mostOfEach } from '../most-of-each.ts'
import { aboutLine, type CardHit, type ReadLine } from '../reading.ts'
import { apart, isGuessedApart } from './apart-cards.ts'
import { type CardPiece, isCard, type Piece } from './army-pieces.ts'
import { knownArmy } from './known-army.ts'
import { isKnown } from './meant-card.ts'
import { printedCommand, printedGroup, printedUpgrade, unknownCard } from './printed-card.ts'

/** The card meant, among those that share its name the one of the army's faction. */
export const groupOf = (piece: CardPiece, faction: string | null): readonly DeploymentCard[] => {
  const left = apart(piece.meant.groups, piece)
  const own = left.filter((card) => card.faction === faction)
  return own.length > 0 ? own : left
}

type Built = {
  readonly deployments: Deployment[]
  readonly commandDeck: FactionCard[]
  readonly lines: ReadLine[]
}

const readLine = (piece: CardPiece, where: Where, taken: readonly CardHit[]): ReadLine => {
  const { meant, written, line } = piece
  const isSure = meant.isExact && taken.length < 2 && !isGuessedApart(meant.groups, piece.text)
  const near = isSure || !meant.isExact ? meant.nearest : meant.groups
  const others = near.filter(({ id }) => taken.every((one) => one.id !== id))
  return {
    text: written.trim(),
    line,
    is: !isKnown(meant) ? 'unknown' : isSure ? 'card' : 'guessed',
    where,
    nearest: isSure ? [] : [...taken, ...others].slice(0, 3),
  }
}

const cardsWith = (pieces: readonly Piece[], most: number): number =>
  pieces.reduce((sum, one) => sum + (isCard(one) ? Math.min(one.count ?? 1, most) : 0), 0)

/** The pieces in their places: what is set in deeper than a group stands under it. */
export const buildArmy = (
  catalogue: ArmyCatalogue,
  pieces: readonly Piece[],
  faction: string,
): Built => {
  const { titles } = knownArmy(catalogue)
  const built: Built = { deployments: [], commandDeck: [], lines: [] }
  let holder: { readonly depth: number; readonly entry: number } | null = null
  const put = (piece: CardPiece): void => {
    const { text, points, section, depth } = piece
    const [command] = piece.meant.commands
    if (section === 'command-deck') {
      const card = command === undefined ? unknownCard(text, points) : printedCommand(command)
      const where = { deck: 0, entry: built.commandDeck.push(card) - 1, name: card.name }
      const taken = command === undefined ? [] : [{ id: command.id, name: command.name }]
      built.lines.push(readLine(piece, where, taken))
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
  const most = mostOfEach((fewer) => cardsWith(pieces, fewer))
  for (const piece of pieces) {
    if (isCard(piece)) {
      for (let copy = 0; copy < Math.min(piece.count ?? 1, most); copy += 1) put(piece)
      continue
    }
    holder = null
    built.lines.push(aboutLine(piece.written, piece.line))
  }
  return built
}
