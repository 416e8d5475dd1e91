import type { SquadClauses } from '../../legality/clauses.ts'
import type { HalfPointsClause } from '../../scoring/destroyed-points/squad-score.ts'
import { day } from '../../vocabulary/instant.ts'
import { type Clause, clause } from '../../vocabulary/rule.ts'
import { obstaclePool } from '../obstacle-pool.ts'

const newDeckFrom = day('2016-01-01')

export const squads: SquadClauses = {
  list: clause('XWEN-25', { required: 'always', contents: ['ships', 'total', 'obstacles'] }),
  pointCap: clause('XWEN-21', 100),
  factions: clause('XWEN-22', [
    { faction: 'rebel', includes: ['resistance'] },
    { faction: 'imperial', includes: ['first-order'] },
    { faction: 'scum', includes: [] },
  ]),
  oneFaction: clause('XWEN-23', ['card', 'token']),
  obstacles: clause('XWEN-24', { count: 3, different: true, pool: obstaclePool }),
  damageDecks: clause('XWEN-27', [
    { deck: 'original', from: null, before: newDeckFrom },
    { deck: 'force-awakens', from: newDeckFrom, before: null },
  ]),
  barredMarks: clause('XWEN-34', ['epic']),
  noProxies: clause('XWEN-31', ['card', 'model']),
  release: clause('XWEN-36', { fromReleaseIn: ['north-america'], elsewhere: 'organizers-list' }),
  excludedShows: clause('XWEN-37', [
    { show: 'gen-con-2015', excludedEvent: 'north-american-championship-2015' },
  ]),
  // The deck follows from the date and is no part of the squad here; the obstacles are.
  locked: clause('XWEN-26', ['ships', 'obstacles']),
  mirrorMatch: clause('XWEN-40', 'parent-faction'),
  initiative: clause('XWEN-39', { decides: 'lower-total', equal: 'coin' }),
}

export const halfPoints: Clause<HalfPointsClause> = clause('XWEN-46', {
  sizes: ['large'],
  threshold: 'half-or-below',
  rounding: 'down',
})
