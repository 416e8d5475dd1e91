import type { DestroyedPointsClauses } from '../../scoring/destroyed-points/clauses.ts'
import { day } from '../../vocabulary/instant.ts'
import { clause } from '../../vocabulary/rule.ts'
import { xWingElsewhere } from '../names-elsewhere.ts'
import type { Regulation } from '../regulation.ts'
import { fixed, untimed } from '../round-lengths.ts'
import { xWingTerms } from '../terms/x-wing.ts'
import { lists, setUp } from './lists.ts'
import { announcements, people } from './people.ts'
import { material, rulings } from './rulings.ts'
import { scope } from './scope.ts'
import { texts } from './texts.ts'

const scoring: DestroyedPointsClauses = {
  method: 'destroyed-points',
  endings: clause('XWEN-44', [
    'destruction',
    'time',
    'mutual-destruction',
    'concession',
    'no-show',
    'double-no-show',
    'match-loss',
  ]),
  fullScore: clause('XWEN-49', 100),
  modifiedWinBelow: clause('XWEN-47', 12),
  equalInSwiss: clause('XWEN-45', 'draw'),
  equalInElimination: clause('XWEN-65', 'initiative'),
  concession: clause('XWEN-48', 'squad-destroyed'),
  tournamentPoints: clause('XWEN-50', { win: 5, 'modified-win': 3, draw: 1, loss: 0 }),
  intentionalDraw: null,
  levelMargin: clause('XWEN-51', 100),
}

/** Standard Play Tournament Rules, version 3.2, updated on 4 September 2015. */
export const xWingEn32: Regulation = {
  id: 'x-wing/en-3.2',
  document: 'XWEN',
  title: 'X-Wing Miniatures Game',
  namesElsewhere: xWingElsewhere,
  name: 'X-Wing, English, version 3.2',
  language: 'en',
  published: day('2015-09-04'),
  defaultDate: day('2015-10-03'),
  tiers: clause('XWEN-5', { casual: 'casual', competitive: 'competitive', premier: 'premier' }),
  structure: {
    tables: {
      competitive: clause('XWEN-20', [
        { from: 1, swissRounds: 3, cut: 0 },
        { from: 9, swissRounds: 4, cut: 4 },
        { from: 17, swissRounds: 5, cut: 4 },
        { from: 33, swissRounds: 5, cut: 8 },
        { from: 65, swissRounds: 6, cut: 8 },
        { from: 129, swissRounds: 6, cut: 16 },
        { from: 257, swissRounds: 7, cut: 16 },
      ]),
      premier: clause('XWEN-20', [
        { from: 1, swissRounds: 3, cut: 0 },
        { from: 9, swissRounds: 4, cut: 4 },
        { from: 17, swissRounds: 5, cut: 8 },
        { from: 33, swissRounds: 6, cut: 8 },
        { from: 65, swissRounds: 7, cut: 8 },
        { from: 129, swissRounds: 7, cut: 16 },
        { from: 257, swissRounds: 8, cut: 16 },
      ]),
    },
    tiers: {
      casual: clause('XWEN-19', { strength: 'free' }),
      competitive: clause('XWEN-20', { strength: 'suggested', table: 'competitive' }),
      premier: clause('XWEN-20', { strength: 'minimum', table: 'premier' }),
    },
    firstStage: clause('XWEN-62', ['swiss']),
    afterCut: clause('XWEN-62', ['elimination']),
    finals: 'elimination',
    cutSizes: null,
  },
  roundLength: {
    swiss: clause('XWEN-14', fixed(75)),
    elimination: clause('XWEN-14', fixed(75)),
    final: clause('XWEN-15', untimed),
    atTime: clause('XWEN-14', 'finish-game-round'),
  },
  scoring: { swiss: scoring, elimination: scoring },
  bye: {
    outcome: clause('XWEN-57', 'win'),
    marginOfVictory: clause('XWEN-57', 150),
    firstRound: clause('XWEN-56', 'by-chance'),
    laterRounds: clause('XWEN-56', 'fewest-points-lowest-margin'),
    earned: null,
  },
  pairing: {
    firstRound: clause('XWEN-52', 'random'),
    laterRounds: clause('XWEN-54', 'random-in-points-groups'),
    rematch: clause('XWEN-55', 'in-swiss'),
    avoidInFirstRound: clause('XWEN-53', ['casual']),
  },
  standings: {
    tieBreakers: clause('XWEN-58', ['head-to-head', 'margin-of-victory', 'strength-of-schedule']),
    strengthOfSchedule: {
      sum: clause('XWEN-60', 'sum-of-points'),
      tome: clause('XWEN-61', 'averages-over-own-rounds'),
    },
    extended: null,
    winner: clause('XWEN-16', 'most-tournament-points'),
    deduction: null,
  },
  cut: {
    tieBreakers: clause('XWEN-62', ['margin-of-victory', 'strength-of-schedule']),
    seeding: clause('XWEN-63', 'by-standings'),
    replacement: clause('XWEN-63', 'until-seeded'),
  },
  elimination: {
    bracket: clause('XWEN-63', 'by-game-number'),
    champion: clause('XWEN-64', 'last-player-left'),
    withdrawal: clause('XWEN-64', 'opponent-moves-on'),
    sides: null,
    doubleLoss: null,
  },
  finalMatch: null,
  missions: null,
  legalMaps: null,
  leaving: { noShowIsRemoved: null, readmission: null },
  people,
  scope,
  rulings,
  material,
  lists,
  cards: 'x-wing-1',
  setUp,
  halfPoints: clause('XWEN-46', {
    sizes: ['large'],
    threshold: 'half-or-below',
    rounding: 'down',
  }),
  terms: xWingTerms,
  texts,
  announcements,
  options: {
    strengthOfSchedule: 'sum',
    headToHead: 'on',
    cutOrder: 'points-margin',
    repeatByes: 'allow',
    unpairedLossMargin: '0',
    scheduleByes: 'count',
    halfPoints: 'always',
    noShow: 'bye',
    readmission: 'off',
    lateEntry: 'unpaired-losses',
    finalPlaces: 'by-swiss',
    disqualifiedInSchedule: 'keep',
  },
}
