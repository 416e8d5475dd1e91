import type { SquadClauses } from '../../legality/clauses.ts'
import { day } from '../../vocabulary/instant.ts'
import { clause } from '../../vocabulary/rule.ts'
import { obstaclePool } from '../obstacle-pool.ts'
import type { SetUpClauses } from '../set-up-clauses.ts'

const newDeckFrom = day('2016-01-01')

export const lists: SquadClauses = {
  kind: 'squad',
  list: clause('XWEN-25', { always: true, askedAt: [], contents: ['ships', 'total', 'obstacles'] }),
  pointCap: clause('XWEN-21', 100),
  cardLimits: clause('XWEN-21', true),
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
  barredMarks: [clause('XWEN-34', 'epic')],
  hugeShips: clause('XWEN-34', 'epic'),
  noProxies: [clause('XWEN-31', ['card', 'model'])],
  languages: null,
  release: clause('XWEN-36', { edition: 'north-american', days: 0, region: 'north-america' }),
  releaseIn: [],
  admissionsWait: null,
  excludedShows: clause('XWEN-37', [
    { show: 'gen-con-2015', eventKind: 'north-american-championship', year: 2015 },
  ]),
  sameName: null,
  sleeves: null,
  // The deck follows from the date and is no part of the squad here; the obstacles are.
  locked: clause('XWEN-26', ['ships', 'obstacles']),
  investigate: null,
  deckCheck: null,
  pointsCheck: null,
}

export const setUp: SetUpClauses = {
  complete: clause('XWEN-39', 'before-start-call'),
  mirrorMatch: clause('XWEN-40', true),
  identification: clause('XWEN-39', ['white', 'black']),
  initiative: clause('XWEN-39', { equal: 'coin' }),
  map: null,
  firstSides: null,
  secondSides: null,
  teamSeats: null,
}
