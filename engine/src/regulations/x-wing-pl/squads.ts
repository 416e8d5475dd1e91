import type { SquadClauses } from '../../legality/clauses.ts'
import { clause } from '../../vocabulary/rule.ts'
import { obstaclePool } from '../obstacle-pool.ts'

export const squads: SquadClauses = {
  list: clause('XWPL-27', {
    required: 'by-event',
    contents: ['ships', 'total', 'damage-deck', 'obstacles'],
  }),
  pointCap: clause('XWPL-22', 100),
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
  barredMarks: clause('XWPL-33', ['epic']),
  noProxies: clause('XWPL-31', ['card', 'model']),
  release: null,
  excludedShows: null,
  locked: clause('XWPL-26', ['ships', 'obstacles', 'damage-deck']),
  mirrorMatch: clause('XWPL-35', 'own-faction'),
  initiative: clause('XWPL-35', { decides: 'lower-total', equal: 'coin' }),
}
