import type { ArmyCatalogue, DeploymentCard } from '../catalogue.ts'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const isAlike = (a: DeploymentCard, b: DeploymentCard): boolean =>
  a.elite === b.elite && a.subtitle === b.subtitle && a.campaignOnly === b.campaignOnly

/** What no other card is called: the name alone where it is enough, else what tells it apart. */
const titleAmong = (card: DeploymentCard, namesakes: readonly DeploymentCard[]): string => {
  const others = namesakes.filter((one) => one !== card)
  const apart: string[] = []
  if (card.elite === true && others.some((one) => one.elite !== true)) apart.push('Elite')
  if (card.subtitle !== undefined && others.some((one) => one.subtitle !== card.subtitle)) {
    apart.push(card.subtitle)
  }
  if (card.campaignOnly === true) apart.push('Campaign')
  if (card.faction !== undefined && others.some((one) => isAlike(one, card))) {
    apart.push(capital(card.faction))
  }
  return apart.length === 0 ? card.name : `${card.name} (${apart.join(', ')})`
}

export const titlesOf = ({ deployments }: ArmyCatalogue): ReadonlyMap<string, string> => {
  const namesakes = Map.groupBy(deployments, ({ name }) => name)
  return new Map(
    deployments.map((card) => [card.id, titleAmong(card, namesakes.get(card.name) ?? [])]),
  )
}
