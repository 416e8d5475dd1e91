import { type ListOf, type SquadList, victoryPointsFrom } from '@topcut/engine'

type Deployment = ListOf<'army'>['deployments'][number]

/** What was typed about one group: its figures that were defeated, and whether none is left. */
export type GroupTyped = {
  readonly cost: string
  readonly defeats: number
  readonly isGone: boolean
}

export const groupsOf = (list: SquadList | null): readonly Deployment[] =>
  list?.kind === 'army' ? list.deployments : []

/** A list names what a group costs; what one figure of it does stands on the card. */
export const untouched = (groups: readonly Deployment[]): readonly GroupTyped[] =>
  groups.map(({ points }) => ({ cost: `${points}`, defeats: 0, isGone: false }))

/** The victory points from these groups, and from what else was typed. */
export const figuresScore = (
  groups: readonly Deployment[],
  typed: readonly GroupTyped[],
  others: string,
): number =>
  victoryPointsFrom(
    groups.map(({ attachments }, index) => {
      const { cost = '0', defeats = 0, isGone = false } = typed[index] ?? {}
      return {
        figureCost: Number(cost) || 0,
        defeats,
        left: isGone ? 0 : 1,
        attachments: attachments.map(({ points }) => points),
      }
    }),
    Number(others) || 0,
  ).total
