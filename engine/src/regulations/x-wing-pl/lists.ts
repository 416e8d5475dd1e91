import type { SquadClauses } from '../../legality/clauses.ts'
import { clause } from '../../vocabulary/rule.ts'
import { obstaclePool } from '../obstacle-pool.ts'
import type { SetUpClauses } from '../set-up-clauses.ts'

export const lists: SquadClauses = {
  kind: 'squad',
  list: clause('XWPL-27', {
    always: false,
    askedAt: [],
    contents: ['ships', 'total', 'damage-deck', 'obstacles'],
  }),
  pointCap: clause('XWPL-22', 100),
  cardLimits: clause('XWPL-22', true),
  factions: clause('XWPL-22', [
    { faction: 'rebel', includes: [] },
    { faction: 'imperial', includes: [] },
    { faction: 'scum', includes: [] },
  ]),
  oneFaction: clause('XWPL-23', ['card', 'token']),
  obstacles: clause('XWPL-25', { count: 3, different: true, pool: obstaclePool }),
  // Free choice, whatever the day.
  damageDecks: clause('XWPL-24', [
    { deck: 'original', from: null, before: null },
    { deck: 'force-awakens', from: null, before: null },
  ]),
  barredMarks: [clause('XWPL-33', 'epic')],
  hugeShips: clause('XWPL-33', 'epic'),
  noProxies: [clause('XWPL-31', ['card', 'model'])],
  languages: null,
  release: clause('XWPL-34', { edition: 'polish', days: 0, region: null }),
  releaseIn: [],
  admissionsWait: null,
  excludedShows: null,
  sameName: null,
  sleeves: null,
  locked: clause('XWPL-26', ['ships', 'obstacles', 'damage-deck']),
  investigate: null,
  deckCheck: null,
  pointsCheck: null,
}

export const setUp: SetUpClauses = {
  complete: clause('XWPL-35', 'may-precede-start-call'),
  mirrorMatch: clause('XWPL-35', true),
  identification: clause('XWPL-35', ['white', 'black']),
  initiative: clause('XWPL-35', { equal: 'coin' }),
  map: null,
  firstSides: null,
  secondSides: null,
  teamSeats: null,
}
