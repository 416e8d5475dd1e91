import {
  countsHalf,
  type ListOf,
  type Pair,
  type Regulation,
  type Rules,
  salvoDice,
  squadScore,
} from '@topcut/engine'
import type { PageWords } from '../../words/desk.ts'

/** What has become of a ship; how much is left of it where half of it can count. */
export type Fate = 'stands' | 'half' | 'destroyed' | `left-${number}`

type Ship = ListOf<'squad'>['ships'][number]

export const pointsOf = (ship: Ship): number =>
  ship.upgrades.reduce((sum, { points }) => sum + points, ship.points)

const capacityOf = ({ hull, shields }: Ship): number => hull + shields

/** How much hull and shields a fate leaves; null where only that it is half of them is known. */
const leftOf = (ship: Ship, fate: Fate): number | null => {
  switch (fate) {
    case 'stands':
      return capacityOf(ship)
    case 'half':
      return null
    case 'destroyed':
      return 0
    default:
      return Number(fate.slice('left-'.length))
  }
}

/**
 * What can become of a ship: halves count only where the document has them for its size, and by its
 * hull and shields where the list says them.
 */
export const fatesOf = ({ halfPoints }: Regulation, ship: Ship): readonly Fate[] => {
  if (halfPoints?.value.sizes.includes(ship.size) !== true) return ['stands', 'destroyed']
  const capacity = capacityOf(ship)
  if (capacity === 0) return ['stands', 'half', 'destroyed']
  const less = Array.from({ length: capacity - 1 }, (_, n): Fate => `left-${capacity - 1 - n}`)
  return ['stands', ...less, 'destroyed']
}

/** Hull and shields of a list that does not say them: what the players say is taken for it. */
const unsaid = {
  stands: { capacity: 3, remaining: 3 },
  half: { capacity: 3, remaining: 1 },
  destroyed: { capacity: 3, remaining: 0 },
} as const

const atEnd = (ship: Ship, fate: Fate) => {
  const left = leftOf(ship, fate)
  const isSaid = left !== null && capacityOf(ship) > 0
  return {
    points: pointsOf(ship),
    size: ship.size,
    destroyed: fate === 'destroyed',
    ...(isSaid
      ? { capacity: capacityOf(ship), remaining: left }
      : unsaid[fate === 'half' || fate === 'destroyed' ? fate : 'stands']),
  }
}

/** Whether half of a ship counts as it stands. */
export const isHalf = ({ halfPoints }: Regulation, ship: Ship, fate: Fate): boolean =>
  halfPoints !== null && countsHalf(atEnd(ship, fate), halfPoints.value)

/** A fate in words, with the half of it where it counts. */
export const fateText = (
  { fate: words, left, leftHalf }: PageWords['rounds']['calculator'],
  regulation: Regulation,
  ship: Ship,
  fate: Fate,
): string => {
  if (fate === 'stands' || fate === 'half' || fate === 'destroyed') return words[fate]
  const count = leftOf(ship, fate) ?? 0
  return isHalf(regulation, ship, fate) ? leftHalf(count) : left(count)
}

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
    ships.map((ship, index) => atEnd(ship, fate[index] ?? 'stands')),
    {
      ending: isAtTime ? 'time' : 'destruction',
      ownerConceded: false,
      reading: readings.halfPoints,
    },
    { halfPoints, fullScore: scoring.swiss.fullScore },
  )
}

/** How many dice each rolls in a final salvo; null where a list does not say what ships attack with. */
export const diceOf = (
  squads: Pair<readonly Ship[]>,
  fates: Pair<readonly Fate[]>,
): Pair<number> | null => {
  if (squads.some((ships) => ships.every(({ attack }) => attack === 0))) return null
  const inSalvo = (index: 0 | 1) =>
    squads[index].map(({ attack }, at) => ({
      primaryWeapon: attack,
      destroyed: fates[index][at] === 'destroyed',
    }))
  return salvoDice([inSalvo(0), inSalvo(1)])
}

/** The dice of two whole squads, as after mutual destruction. */
export const allDice = (squads: Pair<readonly Ship[]>): Pair<number> | null => {
  const gone = (ships: readonly Ship[]) => ships.map((): Fate => 'destroyed')
  return diceOf(squads, [gone(squads[0]), gone(squads[1])])
}
