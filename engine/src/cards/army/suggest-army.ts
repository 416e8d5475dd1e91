import { armyPoints, type SquadList } from '../../vocabulary/squad-list.ts'
import type { ArmyCatalogue, CommandCard, DeploymentCard } from '../catalogue.ts'
import type { Place, Suggestion } from '../place.ts'
import { typedAhead } from '../typed-ahead.ts'
import { alliesOf } from './allies.ts'
import { knownArmy } from './known-army.ts'
import { armyOf } from './put-army.ts'

export const suggestArmy = (
  catalogue: ArmyCatalogue,
  list: SquadList,
  place: Place,
  typed: string,
): readonly Suggestion[] => {
  const army = armyOf(list)
  if (place.in === 'command-deck') {
    const deck = army.commandDeck ?? []
    const cost = deck.reduce((sum, { points }) => sum + points, 0)
    const fits = ({ id, most }: CommandCard) => deck.filter((one) => one.id === id).length < most
    return typedAhead(catalogue.commands.filter(fits), typed).map(
      ({ id, name, names, cost: points }) => ({
        id,
        name,
        ...(names === undefined ? {} : { names }),
        about: '',
        points,
        total: cost + points,
      }),
    )
  }
  const { byId, titles } = knownArmy(catalogue)
  const taken = army.deployments.flatMap((group) => [group, ...group.attachments])
  const cards = taken.flatMap(({ id = '' }) => byId.get(id) ?? [])
  const factions = [army.faction, ...alliesOf(catalogue, army)]
  const isOpen = army.faction === '' || army.deployments.length === 0
  const fits = (card: DeploymentCard): boolean =>
    card.campaignOnly !== true &&
    (isOpen || card.faction === undefined || factions.includes(card.faction)) &&
    (place.in !== 'entry' || card.figures === undefined) &&
    !(card.unique === true && cards.some(({ name }) => name === card.name))
  const total = armyPoints(army)
  return typedAhead(catalogue.deployments.filter(fits), typed).map((card) => ({
    id: card.id,
    name: titles.get(card.id) ?? card.name,
    ...(card.names === undefined ? {} : { names: card.names }),
    about: card.subtitle ?? '',
    ...(card.faction === undefined ? {} : { faction: card.faction }),
    points: card.points,
    total: total + card.points,
  }))
}
