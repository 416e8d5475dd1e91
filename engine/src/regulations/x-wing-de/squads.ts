import type { SquadClauses } from '../../legality/clauses.ts'
import { clause } from '../../vocabulary/rule.ts'
import { obstaclePool } from '../obstacle-pool.ts'

export const squads: SquadClauses = {
  list: clause('XWDE-34', {
    required: 'by-event',
    contents: ['ships', 'total', 'damage-deck', 'obstacles'],
  }),
  pointCap: clause('XWDE-29', 100),
  factions: clause('XWDE-30', [
    { faction: 'rebel', includes: [] },
    { faction: 'imperial', includes: [] },
    { faction: 'scum', includes: [] },
  ]),
  oneFaction: clause('XWDE-30', ['card', 'token']),
  obstacles: clause('XWDE-32', { count: 3, different: true, pool: obstaclePool }),
  // Free choice, whatever the day.
  damageDecks: clause('XWDE-31', [
    { deck: 'original', from: null, before: null },
    { deck: 'force-awakens', from: null, before: null },
  ]),
  barredMarks: clause('XWDE-48', ['epic']),
  noProxies: clause('XWDE-46', ['card', 'model']),
  release: null,
  excludedShows: null,
  locked: clause('XWDE-33', ['ships', 'obstacles', 'damage-deck']),
  mirrorMatch: clause('XWDE-52', 'own-faction'),
  initiative: clause('XWDE-52', { decides: 'lower-total', equal: 'lot' }),
}
