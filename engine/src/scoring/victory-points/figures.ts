/** What became of a group of figures on one deployment card. */
type FigureGroup = {
  readonly figureCost: number
  /** How often a figure of it was defeated: one that came back can be defeated again. */
  readonly defeats: number
  /** The figures that still stand. */
  readonly left: number
  /** What every attachment costs. */
  readonly attachments: readonly number[]
}

/**
 * What the opponent has from a group: each defeated figure its own cost, and with the last one the
 * attachments. What the whole group cost to deploy is never added: its figures counted already.
 */
export const groupPoints = ({ figureCost, defeats, left, attachments }: FigureGroup): number => {
  const isGone = defeats > 0 && left === 0
  const attached = isGone ? attachments.reduce((sum, cost) => sum + cost, 0) : 0
  return defeats * figureCost + attached
}

/** The victory points of a side: from the groups of the other, and from cards and the mission. */
export const victoryPointsFrom = (
  groups: readonly FigureGroup[],
  others = 0,
): { readonly defeats: number; readonly total: number } => {
  const defeats = groups.reduce((sum, group) => sum + groupPoints(group), 0)
  return { defeats, total: defeats + others }
}
