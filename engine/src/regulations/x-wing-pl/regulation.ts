import type { DestroyedPointsClauses } from '../../scoring/destroyed-points/clauses.ts'
import { day } from '../../vocabulary/instant.ts'
import { clause } from '../../vocabulary/rule.ts'
import { xWingElsewhere } from '../names-elsewhere.ts'
import type { Regulation } from '../regulation.ts'
import { fixed, untimed } from '../round-lengths.ts'
import { advancedRows, basicRows } from '../structure-tables.ts'
import { xWingTerms } from '../terms/x-wing.ts'
import { lists, setUp } from './lists.ts'
import { announcements, people } from './people.ts'
import { material, rulings } from './rulings.ts'
import { scope } from './scope.ts'
import { texts } from './texts.ts'

const scoring: DestroyedPointsClauses = {
  method: 'destroyed-points',
  endings: clause('XWPL-47', [
    'destruction',
    'time',
    'mutual-destruction',
    'concession',
    'intentional-draw',
    'no-show',
    'double-no-show',
    'match-loss',
  ]),
  fullScore: clause('XWPL-48', 100),
  modifiedWinBelow: clause('XWPL-47', 12),
  equalInSwiss: clause('XWPL-47', 'draw'),
  equalInElimination: clause('XWPL-59', 'initiative'),
  concession: clause('XWPL-48', 'squad-destroyed'),
  intentionalDraw: clause('XWPL-50', ['swiss']),
  tournamentPoints: clause('XWPL-49', { win: 5, 'modified-win': 3, draw: 1, loss: 0 }),
  levelMargin: clause('XWPL-51', 100),
}

/** Standard tournament rules of the Polish publisher; neither version nor date in the document. */
export const xWingPl: Regulation = {
  id: 'x-wing/pl',
  document: 'XWPL',
  title: 'gra figurkowa Star Wars: X-Wing',
  namesElsewhere: xWingElsewhere,
  name: 'X-Wing, polski',
  language: 'pl',
  published: null,
  defaultDate: day('2016-06-04'),
  tiers: clause('XWPL-65', {
    casual: 'towarzyski',
    competitive: 'rywalizacyjny',
    premier: 'mistrzowski',
  }),
  structure: {
    tables: { basic: clause('XWPL-62', basicRows), advanced: clause('XWPL-63', advancedRows) },
    tiers: {
      casual: clause('XWPL-61', { strength: 'free' }),
      competitive: clause('XWPL-61', { strength: 'free' }),
      premier: clause('XWPL-64', { strength: 'free' }),
    },
    firstStage: clause('XWPL-58', ['swiss', 'elimination']),
    afterCut: clause('XWPL-46', ['elimination', 'swiss']),
    finals: 'elimination',
    cutSizes: null,
  },
  roundLength: {
    swiss: clause('XWPL-39', fixed(75)),
    elimination: clause('XWPL-39', fixed(75)),
    final: clause('XWPL-40', untimed),
    atTime: clause('XWPL-39', 'finish-game-round'),
  },
  scoring: { swiss: scoring, elimination: scoring },
  bye: {
    outcome: clause('XWPL-45', 'win'),
    marginOfVictory: clause('XWPL-45', 150),
    firstRound: clause('XWPL-44', 'by-chance'),
    laterRounds: clause('XWPL-44', 'lowest-place-without-bye'),
    earned: null,
  },
  pairing: {
    firstRound: clause('XWPL-42', 'random'),
    laterRounds: clause('XWPL-42', 'random-in-points-groups'),
    rematch: clause('XWPL-43', 'in-swiss'),
    avoidInFirstRound: null,
  },
  standings: {
    tieBreakers: clause('XWPL-52', ['head-to-head', 'margin-of-victory', 'strength-of-schedule']),
    strengthOfSchedule: clause('XWPL-54', 'averages-over-opponents'),
    extended: null,
    winner: clause('XWPL-66', 'most-tournament-points'),
    deduction: null,
  },
  cut: {
    tieBreakers: null,
    seeding: clause('XWPL-56', 'by-standings'),
    replacement: clause('XWPL-56', 'until-first-match'),
  },
  elimination: {
    bracket: clause('XWPL-57', 'by-game-number'),
    champion: clause('XWPL-60', 'last-player-left'),
    withdrawal: clause('XWPL-60', 'opponent-moves-on'),
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
  halfPoints: clause('XWPL-48', {
    sizes: ['large'],
    threshold: 'half-or-below',
    rounding: 'down',
  }),
  terms: xWingTerms,
  texts,
  announcements,
  options: {
    headToHead: 'on',
    unpairedLossMargin: '0',
    scheduleByes: 'count',
    noShow: 'bye',
    readmission: 'off',
    lateEntry: 'unpaired-losses',
    afterCut: 'carry',
    finalPlaces: 'by-swiss',
    disqualifiedInSchedule: 'keep',
  },
}
