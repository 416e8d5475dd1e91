import type { ListOf } from '../../vocabulary/squad-list.ts'
import type { ArmyCatalogue } from '../catalogue.ts'
import { knownArmy } from './known-army.ts'

/** The other factions whose cards this army may have, because a card of its own brings them along. */
export const alliesOf = (
  catalogue: ArmyCatalogue,
  { faction, deployments }: ListOf<'army'>,
): readonly string[] => {
  const { byId } = knownArmy(catalogue)
  return deployments
    .flatMap((group) => [group, ...group.attachments])
    .flatMap(({ id = '' }) => byId.get(id) ?? [])
    .flatMap((card) => (card.faction === faction && card.allies ? [card.allies] : []))
}
