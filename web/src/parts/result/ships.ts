import { type ListOf, type Regulation, type Rules, squadScore } from '@topcut/engine'

const fates = ['stands', 'half', 'destroyed'] as const
export type Fate = (typeof fates)[number]

type Ship = ListOf<'squad'>['ships'][number]

export const pointsOf = (ship: Ship): number =>
  ship.upgrades.reduce((sum, { points }) => sum + points, ship.points)

/** What can become of a ship: halves count only where the document has them for its size. */
export const fatesOf = ({ halfPoints }: Regulation, { size }: Ship): readonly Fate[] =>
  fates.filter((fate) => fate !== 'half' || (halfPoints?.value.sizes.includes(size) ?? false))

/** Hull and shields that are below half of three by every document. */
const atEnd = {
  stands: { capacity: 3, remaining: 3, destroyed: false },
  half: { capacity: 3, remaining: 1, destroyed: false },
  destroyed: { capacity: 3, remaining: 0, destroyed: true },
} as const

/** What the opponent has scored against these ships; `isAtTime` where no squad was wiped out. */
export const scoreAgainst = (
  ships: readonly Ship[],
  fate: readonly Fate[],
  { regulation, readings }: Rules,
  isAtTime: boolean,
): number => {
  const { halfPoints, scoring } = regulation
  if (halfPoints === null || !('fullScore' in scoring.swiss)) return 0
  return squadScore(
    ships.map((ship, index) => ({
      points: pointsOf(ship),
      size: ship.size,
      ...atEnd[fate[index] ?? 'stands'],
    })),
    {
      ending: isAtTime ? 'time' : 'destruction',
      ownerConceded: false,
      reading: readings.halfPoints,
    },
    { halfPoints, fullScore: scoring.swiss.fullScore },
  )
}
