import type { FactionCard, Sleeves } from './card.ts'

/** A group of figures by its card, and the cards attached to it. */
export type Deployment = FactionCard & { readonly attachments: readonly FactionCard[] }

export type Army = {
  readonly faction: string
  readonly deployments: readonly Deployment[]
  /** The total as written; null where the list has none. */
  readonly total: number | null
  /** Its cards cost no deployment points; null where the list does not name them. */
  readonly commandDeck: readonly FactionCard[] | null
  /** What the command deck is sleeved in. */
  readonly sleeves?: Sleeves
}

export const armyPoints = (army: Army): number =>
  army.deployments.reduce(
    (sum, { points, attachments }) =>
      attachments.reduce((inner, attachment) => inner + attachment.points, sum + points),
    0,
  )
