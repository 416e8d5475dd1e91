import { armyPoints, type ListOf, type SquadList } from '../../vocabulary/squad-list.ts'
import type { ArmyCatalogue } from '../catalogue.ts'
import type { Place } from '../place.ts'
import { factionOf } from './army-faction.ts'
import { knownArmy } from './known-army.ts'
import { namedCards } from './meant-card.ts'
import { printedCommand, printedGroup, printedUpgrade } from './printed-card.ts'

type Army = ListOf<'army'>

const empty: Army = { kind: 'army', faction: '', deployments: [], total: 0, commandDeck: null }

export const armyOf = (list: SquadList): Army => (list.kind === 'army' ? list : empty)

/** The total is that of the cards; the first of them say whose army it is. */
const counted = (catalogue: ArmyCatalogue, army: Army, before: Army): Army => {
  const { byId } = knownArmy(catalogue)
  const isFresh = before.faction === '' || before.deployments.length === 0
  const cards = army.deployments.flatMap(({ id = '' }) => byId.get(id) ?? [])
  const faction = isFresh && cards.length > 0 ? factionOf(catalogue, cards) : before.faction
  return { ...army, faction, total: armyPoints(army) }
}

export const putArmy = (
  catalogue: ArmyCatalogue,
  list: SquadList,
  place: Place,
  id: string,
): SquadList => {
  const army = armyOf(list)
  if (place.in === 'command-deck') {
    const [command] = namedCards(catalogue, id, 'command-deck').commands
    if (command === undefined) return list
    return { ...army, commandDeck: [...(army.commandDeck ?? []), printedCommand(command)] }
  }
  const card = knownArmy(catalogue).byId.get(id)
  if (card === undefined) return list
  const deployments =
    place.in === 'entry'
      ? army.deployments.map((group, at) =>
          at === place.entry
            ? { ...group, attachments: [...group.attachments, printedUpgrade(catalogue, card)] }
            : group,
        )
      : [...army.deployments, printedGroup(catalogue, card)]
  return counted(catalogue, { ...army, deployments }, army)
}
