import type { DeploymentCard } from '../catalogue.ts'
import { plainName } from '../names.ts'
import type { ArmyLine } from './army-line.ts'
import { saidOf } from './army-spelling.ts'

const narrowed = <T>(all: readonly T[], fits: (one: T) => boolean): readonly T[] => {
  const left = all.filter(fits)
  return left.length === 0 ? all : left
}

/** Whether a word beside a name is one of this card. */
export const isSaidOf = (card: DeploymentCard, aside: string): boolean => {
  const subtitle = plainName(card.subtitle ?? '')
  return (
    aside.length > 2 &&
    (subtitle.includes(aside) ||
      plainName(card.faction ?? '') === aside ||
      card.products.some((product) => plainName(product) === aside) ||
      Object.values(card.names ?? {}).some((name) => plainName(name).endsWith(aside)))
  )
}

/** Of cards that share a name those that fit what else is said of them. */
export const apart = (
  cards: readonly DeploymentCard[],
  { text, points, count }: Pick<ArmyLine, 'text' | 'points' | 'count'>,
): readonly DeploymentCard[] => {
  if (cards.length < 2) return cards
  const said = saidOf(text)
  let left = narrowed(cards, (card) => (card.campaignOnly ?? false) === said.isCampaign)
  for (const aside of said.asides) left = narrowed(left, (card) => isSaidOf(card, aside))
  if (said.isElite !== null) {
    return narrowed(left, (card) => (card.elite ?? false) === said.isElite)
  }
  if (points !== null) {
    const each = left.filter((card) => card.points === points)
    const together = left.filter((card) => card.points * (count ?? 1) === points)
    left = each.length > 0 ? each : together.length > 0 ? together : left
  }
  return narrowed(left, (card) => card.elite !== true)
}
