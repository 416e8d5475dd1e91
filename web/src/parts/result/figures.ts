import { type ListOf, type SquadList, victoryPointsFrom } from '@topcut/engine'

type Deployment = ListOf<'army'>['deployments'][number]

/** What was typed about one group: its figures that were defeated, and whether none is left. */
export type GroupTyped = {
  readonly cost: string
  readonly defeats: number
  readonly isGone: boolean
}

/** A known card without figures is an upgrade: nobody can defeat it. */
export const groupsOf = (list: SquadList | null): readonly Deployment[] =>
  list?.kind === 'army'
    ? list.deployments.filter(({ id, figures }) => id === undefined || figures !== undefined)
    : []

/** What one figure counts; where nobody knows it, what the group costs, to be typed over. */
export const untouched = (groups: readonly Deployment[]): readonly GroupTyped[] =>
  groups.map(({ points, figurePoints = points }) => ({
    cost: `${figurePoints}`,
    defeats: 0,
    isGone: false,
  }))

/** With the last of its figures a group is gone; one that came back can be defeated again. */
export const defeated = (
  { figures }: Deployment,
  { defeats, isGone }: GroupTyped,
  by: 1 | -1,
): Partial<GroupTyped> => ({
  defeats: defeats + by,
  isGone: figures === undefined ? isGone : defeats + by >= figures,
})

/** Whether any figure of it can still stand. */
export const canFall = ({ figures }: Deployment, { isGone }: GroupTyped): boolean =>
  figures === undefined || !isGone

/** Whether it has to be asked if any is left: for what is attached, and for figures that came back. */
export const mayBeGone = ({ attachments, figures }: Deployment, { defeats }: GroupTyped): boolean =>
  attachments.length > 0 || (figures !== undefined && defeats >= figures)

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
