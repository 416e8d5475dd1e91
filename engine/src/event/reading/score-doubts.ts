import { reachableScores } from '../../scoring/destroyed-points/reachable-scores.ts'
import type { ScoredEnding } from '../../scoring/destroyed-points/squad-score.ts'
import type { Result, Score } from '../../vocabulary/result.ts'
import type { RuleId } from '../../vocabulary/rule.ts'
import { atSeat, otherSeat, type Pair, type Seat } from '../../vocabulary/seat.ts'
import { type Ship, type SquadList, shipPoints } from '../../vocabulary/squad-list.ts'
import type { Rules } from './rules.ts'

/** A score that the ships of the opponent do not add up to, and the nearest that they do. */
export type ScoreDoubt = {
  readonly seat: Seat
  readonly score: number
  readonly below: number
  readonly above: number
  readonly rule: RuleId
}

/** Whoever gives up has lost everything: what stood on the table before is not asked again. */
const counted = (
  result: Result,
): { readonly ending: ScoredEnding; readonly score: Score } | null => {
  switch (result.ending) {
    case 'destruction':
    case 'mutual-destruction':
    case 'time':
      return { ending: result.ending, score: result.score }
    default:
      return null
  }
}

/** Only of cards that are known: what somebody typed may be worth anything. */
const isKnown = (ship: Ship): boolean =>
  ship.hull + ship.shields > 0 && [ship, ...ship.upgrades].every(({ id }) => id !== undefined)

const knownShips = (list: SquadList | null): readonly Ship[] =>
  list?.kind === 'squad' && list.ships.every(isKnown) ? list.ships : []

/** Scores that cannot be by the lists, as far as these are known: probably a slip of the pen. */
export const scoreDoubts = (
  { regulation: { halfPoints, scoring }, readings }: Rules,
  lists: Pair<SquadList | null>,
  result: Result,
): readonly ScoreDoubt[] => {
  const played = counted(result)
  if (halfPoints === null || !('fullScore' in scoring.swiss) || played === null) return []
  const { fullScore } = scoring.swiss
  const match = { ending: played.ending, reading: readings.halfPoints }
  return (['first', 'second'] as const).flatMap((seat) => {
    const ships = knownShips(atSeat(lists, otherSeat(seat)))
    if (ships.length === 0) return []
    const score = atSeat(played.score, seat)
    const reachable = reachableScores(ships.map(asScored), match, { halfPoints, fullScore })
    if (reachable.has(score)) return []
    const below = Math.max(0, ...[...reachable].filter((one) => one < score))
    const above = Math.min(fullScore.value, ...[...reachable].filter((one) => one > score))
    return [{ seat, score, below, above, rule: halfPoints.rule }]
  })
}

const asScored = (ship: Ship) => ({
  points: shipPoints(ship),
  size: ship.size,
  capacity: ship.hull + ship.shields,
})
