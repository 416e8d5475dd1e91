import type { DeploymentCard } from '../catalogue.ts'
import { calledBy, isNear, nearest, plainName } from '../names.ts'
import type { ArmyLine } from './army-line.ts'
import { eliteWords, saidOf, usualWords } from './army-spelling.ts'

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

/** What may stand beside the name of this card to tell it from its namesakes. */
const saidBeside = ({ subtitle = '', faction = '', elite = false }: DeploymentCard) =>
  [subtitle, faction, ...(elite ? eliteWords : usualWords)]
    .map(plainName)
    .filter((one) => one !== '')

/** `Nexu (Eltie)`: the one that is nearly called so, or all of them. */
const narrowedNearly = (
  cards: readonly DeploymentCard[],
  aside: string,
): readonly DeploymentCard[] => {
  const hits = nearest(calledBy(cards, saidBeside), aside, cards.length)
  const [first] = hits
  if (first === undefined || !isNear(first.letters, aside)) return cards
  return hits.filter(({ letters }) => letters === first.letters).map(({ card }) => card)
}

/** Words beside a name that say of none of its cards that it is meant: which of them is a guess. */
const strangeAsides = (cards: readonly DeploymentCard[], text: string): readonly string[] =>
  cards.length < 2
    ? []
    : saidOf(text).asides.filter(
        (aside) => saidOf(`(${aside})`).isPlain && !cards.some((card) => isSaidOf(card, aside)),
      )

/** Whether a word beside the name had to be guessed. */
export const isGuessedApart = (cards: readonly DeploymentCard[], text: string): boolean =>
  strangeAsides(cards, text).some((aside) => narrowedNearly(cards, aside) !== cards)

/** Of cards that share a name those that fit what else is said of them. */
export const apart = (
  cards: readonly DeploymentCard[],
  { text, points, count }: Pick<ArmyLine, 'text' | 'points' | 'count'>,
): readonly DeploymentCard[] => {
  if (cards.length < 2) return cards
  const said = saidOf(text)
  let left = narrowed(cards, (card) => (card.campaignOnly ?? false) === said.isCampaign)
  for (const aside of said.asides) left = narrowed(left, (card) => isSaidOf(card, aside))
  for (const aside of strangeAsides(cards, text)) left = narrowedNearly(left, aside)
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
