import type { DiscrepancyKind } from '../../report/discrepancy.ts'
import type { ClaimValue } from '../claim-values.ts'

/** What a file claims, by kind, and the values of it that are neither numbers nor names. */
export type ClaimWords = {
  readonly kinds: { readonly [K in DiscrepancyKind]: string }
  readonly values: { readonly [V in ClaimValue]: string }
}

export const claims: ClaimWords = {
  kinds: {
    'tournament-points': 'tournament points',
    'margin-of-victory': 'margin of victory',
    'strength-of-schedule': 'strength of schedule',
    'extended-strength-of-schedule': 'extended strength of schedule',
    place: 'place',
    winner: 'winner',
    bye: 'bye',
    drop: 'drop',
    rematch: 'second meeting',
    'missing-match': 'match missing',
    'impossible-score': 'score that cannot be',
    'duplicate-player': 'name twice',
    'unknown-player': 'not in the list of players',
    'unknown-result': 'result not understood',
  },
  values: {
    draw: 'draw',
    true: 'yes',
    false: 'no',
    'headToHead on': 'with head-to-head',
    'headToHead off': 'without head-to-head',
    'sum-of-points': 'sum of points',
    'averages-over-opponents': 'averages, by opponents',
    'averages-over-own-rounds': 'averages, by own rounds',
    'averages-without-byes': 'averages without byes',
    'points-over-opponents': 'points, by opponents',
    'sum-of-schedules': 'sum of schedules',
    'average-of-schedules': 'average of schedules',
    'schedules-over-their-opponents': 'schedules, by their opponents',
  },
}
