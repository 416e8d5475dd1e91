import type { FactionCard } from '../../vocabulary/card.ts'
import { armyPoints, type Deployment, type SquadList } from '../../vocabulary/squad-list.ts'
import type { ArmyCatalogue, DeploymentCard } from '../catalogue.ts'
import { apart } from './apart-cards.ts'
import { knownArmy } from './known-army.ts'
import { namedCards } from './meant-card.ts'
import { printedCommand, printedGroup, printedUpgrade } from './printed-card.ts'

/** What is printed, and what only whoever holds the card can say of it. */
const overTyped = <T extends FactionCard>(typed: FactionCard, printed: T): T => ({
  ...printed,
  product: typed.product,
  proxies: typed.proxies,
  marks: [...new Set([...printed.marks, ...typed.marks])],
  ...(typed.language === undefined ? {} : { language: typed.language }),
})

/** By its id, else by its name; null where two cards of it are left. */
const groupMeant = (
  catalogue: ArmyCatalogue,
  { id, name, points, faction }: FactionCard,
  armyFaction: string,
): DeploymentCard | null => {
  const byId = id === undefined ? undefined : knownArmy(catalogue).byId.get(id)
  if (byId !== undefined) return byId
  const { groups } = namedCards(catalogue, name, 'deployments')
  const left = apart(groups, { text: name, points, count: null })
  const own = left.filter((card) => card.faction === (faction ?? armyFaction))
  const [only, ...others] = left.length > 1 ? own : left
  return only === undefined || others.length > 0 ? null : only
}

export const armyAsPrinted = (catalogue: ArmyCatalogue, list: SquadList): SquadList => {
  if (list.kind !== 'army') return list
  const group = (typed: Deployment): Deployment => {
    const attachments = typed.attachments.map((one): FactionCard => {
      const card = groupMeant(catalogue, one, list.faction)
      return card === null ? one : overTyped(one, printedUpgrade(catalogue, card))
    })
    const card = groupMeant(catalogue, typed, list.faction)
    if (card === null) return { ...typed, attachments }
    return { ...overTyped(typed, printedGroup(catalogue, card)), attachments }
  }
  const command = (typed: FactionCard): FactionCard => {
    const [card] = namedCards(catalogue, typed.id ?? typed.name, 'command-deck').commands
    return card === undefined ? typed : overTyped(typed, printedCommand(card))
  }
  const army = {
    ...list,
    deployments: list.deployments.map(group),
    commandDeck: list.commandDeck?.map(command) ?? null,
  }
  return { ...army, total: list.total ?? armyPoints(army) }
}
