import type { OptionValue } from '../../vocabulary/option.ts'
import type { Clause } from '../../vocabulary/rule.ts'

export type HalfPointsClause = {
  readonly sizes: readonly string[]
  readonly threshold: 'half-or-below' | 'below-half'
  readonly rounding: 'down'
}

export type SquadScoreClauses = {
  readonly halfPoints: Clause<HalfPointsClause>
  /** What a wholly destroyed squad counts, whatever it cost. */
  readonly fullScore: Clause<number>
}

/** One ship of the opponent as it stands when the match ends. */
export type ShipAtEnd = {
  /** With all its upgrades, see `pointsWithUpgrades`. */
  readonly points: number
  readonly size: string
  /** Hull and shields it began with, upgrades to them included. */
  readonly capacity: number
  /** Hull and shields left. */
  readonly remaining: number
  readonly destroyed: boolean
}

export type ScoredEnding = 'destruction' | 'mutual-destruction' | 'time' | 'concession'

const isReduced: {
  readonly [T in HalfPointsClause['threshold']]: (ship: ShipAtEnd) => boolean
} = {
  'half-or-below': ({ remaining, capacity }) => 2 * remaining <= capacity,
  'below-half': ({ remaining, capacity }) => 2 * remaining < capacity,
}

const rounded: { readonly [R in HalfPointsClause['rounding']]: (points: number) => number } = {
  down: Math.floor,
}

/** An upgrade keeps its points when it is discarded: it counts when its ship does. */
export const pointsWithUpgrades = (
  ship: number,
  upgrades: readonly { readonly points: number; readonly discarded: boolean }[],
): number => upgrades.reduce((sum, { points }) => sum + points, ship)

/** Whether a ship that still stands counts half, where halves count. */
export const countsHalf = (ship: ShipAtEnd, { sizes, threshold }: HalfPointsClause): boolean =>
  !isDestroyed(ship) && sizes.includes(ship.size) && isReduced[threshold](ship)

/** What a player has scored against the opponent's ships. */
export const squadScore = (
  ships: readonly ShipAtEnd[],
  match: {
    readonly ending: ScoredEnding
    /** Whether it was the owner of these ships who gave up. */
    readonly ownerConceded: boolean
    readonly reading: OptionValue<'halfPoints'>
  },
  { halfPoints: { value: half }, fullScore }: SquadScoreClauses,
): number => {
  // A squad without ships is a list nobody typed in, not one that was destroyed.
  const allDestroyed = ships.length > 0 && ships.every(isDestroyed)
  if (match.ownerConceded || allDestroyed) return fullScore.value
  const hasHalves = countHalves(match)
  return ships.reduce((score, ship) => {
    if (isDestroyed(ship)) return score + ship.points
    return hasHalves && countsHalf(ship, half) ? score + halfOf(ship, half) : score
  }, 0)
}

/** Whether halves count at all when a match has ended so. */
export const countHalves = ({
  ending,
  reading,
}: {
  readonly ending: ScoredEnding
  readonly reading: OptionValue<'halfPoints'>
}): boolean => reading === 'always' || ending === 'time'

export const halfOf = (
  { points }: Pick<ShipAtEnd, 'points'>,
  { rounding }: HalfPointsClause,
): number => rounded[rounding](points / 2)

/** A ship that left the play area is destroyed with hull to spare; one without hull always is. */
const isDestroyed = (ship: ShipAtEnd): boolean => ship.destroyed || ship.remaining <= 0
