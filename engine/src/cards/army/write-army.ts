import type { FactionCard } from '../../vocabulary/card.ts'
import type { SquadList } from '../../vocabulary/squad-list.ts'
import type { ArmyCatalogue } from '../catalogue.ts'
import { factionOf } from './army-faction.ts'
import { armyPieces, isCard } from './army-pieces.ts'
import { knownArmy } from './known-army.ts'

const lineOf = (name: string, points: number): string => `${name} (${points})`

/** In quotes, what would not be read as one card of this name: a heading, several cards, a file. */
const written = (catalogue: ArmyCatalogue, { id, name, points }: FactionCard): string => {
  const plain = lineOf(name, points)
  if (id !== undefined) return plain
  const [piece, ...others] = armyPieces(catalogue, plain)
  const isPlain =
    !/^[[{]/.test(name) &&
    others.length === 0 &&
    piece !== undefined &&
    isCard(piece) &&
    piece.text === name &&
    piece.count === null
  return isPlain ? plain : lineOf(`"${name}"`, points)
}

/** The faction is named where the cards say another one, or nothing. */
export const writeArmy = (catalogue: ArmyCatalogue, list: SquadList): string => {
  if (list.kind !== 'army') return ''
  const { byId } = knownArmy(catalogue)
  const cards = list.deployments
    .flatMap((group) => [group, ...group.attachments])
    .flatMap(({ id = '' }) => byId.get(id) ?? [])
  return [
    ...(factionOf(catalogue, cards) === list.faction ? [] : [`Faction: ${list.faction}`]),
    ...list.deployments.flatMap((group) => [
      written(catalogue, group),
      ...group.attachments.map((one) => `  ${written(catalogue, one)}`),
    ]),
    ...(list.commandDeck === null
      ? []
      : ['', 'Command deck', ...list.commandDeck.map((one) => written(catalogue, one))]),
  ].join('\n')
}
