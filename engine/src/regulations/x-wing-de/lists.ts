import type { SquadClauses } from '../../legality/clauses.ts'
import { clause } from '../../vocabulary/rule.ts'
import { obstaclePool } from '../obstacle-pool.ts'
import type { SetUpClauses } from '../set-up-clauses.ts'

export const lists: SquadClauses = {
  kind: 'squad',
  list: clause('XWDE-34', {
    always: false,
    askedAt: [],
    contents: ['ships', 'total', 'damage-deck', 'obstacles'],
  }),
  pointCap: clause('XWDE-29', 100),
  cardLimits: clause('XWDE-29', true),
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
  barredMarks: [clause('XWDE-48', 'epic')],
  hugeShips: clause('XWDE-48', 'epic'),
  // A ship token is a necessary one: nothing else may mark the ship.
  noProxies: [clause('XWDE-46', ['card', 'model', 'base']), clause('XWDE-44', ['token'])],
  languages: clause('XWDE-47', ['german', 'english']),
  release: clause('XWDE-47', { edition: 'german', days: 14, region: null }),
  releaseIn: [],
  admissionsWait: null,
  excludedShows: null,
  sameName: clause('XWDE-35', true),
  sleeves: null,
  locked: clause('XWDE-33', ['ships', 'obstacles', 'damage-deck']),
  investigate: clause('XWDE-36', true),
  deckCheck: null,
  pointsCheck: clause('XWDE-53', 1),
}

export const setUp: SetUpClauses = {
  complete: clause('XWDE-52', 'may-precede-start-call'),
  mirrorMatch: clause('XWDE-52', true),
  identification: clause('XWDE-52', ['white', 'black']),
  initiative: clause('XWDE-52', { equal: 'lot' }),
  map: null,
  firstSides: null,
  secondSides: null,
  teamSeats: null,
}
