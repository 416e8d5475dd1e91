import type { FactionCard } from '../../vocabulary/card.ts'
import type { Deployment } from '../../vocabulary/squad-list.ts'
import type { ArmyCatalogue, CommandCard, DeploymentCard } from '../catalogue.ts'
import { knownArmy } from './known-army.ts'

/** The catalogue names no release days: a product without one would only be asked about. */
const plain = { product: null, proxies: [] } as const

export const printedUpgrade = (catalogue: ArmyCatalogue, card: DeploymentCard): FactionCard => ({
  ...plain,
  id: card.id,
  name: knownArmy(catalogue).titles.get(card.id) ?? card.name,
  points: card.points,
  faction: card.faction ?? null,
  marks: card.campaignOnly === true ? ['campaign'] : [],
})

/** A figure that stands alone counts what its card costs. */
export const printedGroup = (catalogue: ArmyCatalogue, card: DeploymentCard): Deployment => {
  const { figures, figurePoints = figures === 1 ? card.points : undefined } = card
  return {
    ...printedUpgrade(catalogue, card),
    attachments: [],
    ...(figures === undefined ? {} : { figures }),
    ...(figurePoints === undefined ? {} : { figurePoints }),
  }
}

export const printedCommand = ({ id, name, cost }: CommandCard): FactionCard => ({
  ...plain,
  id,
  name,
  points: cost,
  faction: null,
  marks: [],
})

/** As the text has it: the catalogue may be behind. */
export const unknownCard = (name: string, points: number | null): FactionCard => ({
  ...plain,
  name,
  points: points ?? 0,
  faction: null,
  marks: [],
})
