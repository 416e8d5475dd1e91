import type { FactionCard } from '../../vocabulary/card.ts'
import type { SquadList } from '../../vocabulary/squad-list.ts'
import type { ArmyCatalogue } from '../catalogue.ts'
import { factionOf } from './army-faction.ts'
import { knownArmy } from './known-army.ts'

const lineOf = ({ name, points }: FactionCard): string => `${name} (${points})`

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
      lineOf(group),
      ...group.attachments.map((one) => `  ${lineOf(one)}`),
    ]),
    ...(list.commandDeck === null ? [] : ['', 'Command deck', ...list.commandDeck.map(lineOf)]),
  ].join('\n')
}
