import type { DestroyedPointsClauses } from '../../scoring/destroyed-points/clauses.ts'
import { day } from '../../vocabulary/instant.ts'
import { clause } from '../../vocabulary/rule.ts'
import { xWingElsewhere } from '../names-elsewhere.ts'
import type { Regulation } from '../regulation.ts'
import { fixed } from '../round-lengths.ts'
import { advancedRows, basicRows } from '../structure-tables.ts'
import { xWingTerms } from '../terms/x-wing.ts'
import { lists, setUp } from './lists.ts'
import { announcements, people } from './people.ts'
import { material, rulings } from './rulings.ts'
import { scope } from './scope.ts'
import { texts } from './texts.ts'

const scoring: DestroyedPointsClauses = {
  method: 'destroyed-points',
  endings: clause('XWDE-80', [
    'destruction',
    'time',
    'mutual-destruction',
    'concession',
    'no-show',
    'double-no-show',
    'match-loss',
  ]),
  fullScore: clause('XWDE-86', 100),
  modifiedWinBelow: null,
  equalInSwiss: clause('XWDE-88', 'salvo'),
  equalInElimination: clause('XWDE-88', 'salvo'),
  concession: clause('XWDE-87', 'squad-destroyed'),
  intentionalDraw: null,
  tournamentPoints: clause('XWDE-90', { win: 1, 'modified-win': 1, draw: 0, loss: 0 }),
  levelMargin: clause('XWDE-92', 100),
}

/** Turnier-Regularien of the German publisher; the document carries neither version nor date. */
export const xWingDe: Regulation = {
  id: 'x-wing/de',
  document: 'XWDE',
  title: 'X-Wing-Miniaturen-Spiel',
  namesElsewhere: xWingElsewhere,
  name: 'X-Wing, Deutsch',
  language: 'de',
  published: null,
  defaultDate: day('2016-11-12'),
  tiers: clause('XWDE-100', { casual: 'entspannt', competitive: 'formal', premier: 'Premium' }),
  structure: {
    tables: { basic: clause('XWDE-97', basicRows), advanced: clause('XWDE-98', advancedRows) },
    tiers: {
      casual: clause('XWDE-96', { strength: 'free' }),
      competitive: clause('XWDE-96', { strength: 'free' }),
      premier: clause('XWDE-99', { strength: 'free' }),
    },
    firstStage: clause('XWDE-77', ['swiss', 'elimination']),
    afterCut: clause('XWDE-73', ['elimination', 'swiss']),
    finals: 'elimination',
    cutSizes: null,
  },
  roundLength: {
    swiss: clause('XWDE-58', fixed(75)),
    elimination: clause('XWDE-58', fixed(75)),
    final: clause('XWDE-58', fixed(120)),
    atTime: clause('XWDE-60', 'finish-game-round'),
  },
  scoring: { swiss: scoring, elimination: scoring },
  bye: {
    outcome: clause('XWDE-70', 'win'),
    marginOfVictory: clause('XWDE-70', 150),
    firstRound: clause('XWDE-69', 'by-chance'),
    laterRounds: clause('XWDE-69', 'lowest-place-without-bye'),
    earned: clause('XWDE-71', 200),
  },
  pairing: {
    firstRound: clause('XWDE-67', 'random'),
    laterRounds: clause('XWDE-68', 'random-in-points-groups'),
    rematch: clause('XWDE-62', 'in-stage'),
    avoidInFirstRound: null,
  },
  standings: {
    tieBreakers: clause('XWDE-93', ['margin-of-victory', 'strength-of-schedule']),
    strengthOfSchedule: clause('XWDE-94', 'averages-over-opponents'),
    extended: null,
    winner: clause('XWDE-72', 'most-tournament-points'),
    deduction: null,
  },
  cut: {
    tieBreakers: null,
    seeding: clause('XWDE-75', 'by-standings'),
    replacement: clause('XWDE-74', 'until-first-match'),
  },
  elimination: {
    bracket: clause('XWDE-76', 'by-game-number'),
    champion: clause('XWDE-79', 'last-player-left'),
    withdrawal: clause('XWDE-78', 'opponent-moves-on'),
    sides: null,
    doubleLoss: null,
  },
  finalMatch: null,
  missions: null,
  legalMaps: null,
  leaving: {
    noShowIsRemoved: clause('XWDE-64', true),
    readmission: clause('XWDE-65', 'in-same-stage'),
  },
  people,
  scope,
  rulings,
  material,
  lists,
  cards: 'x-wing-1',
  setUp,
  halfPoints: clause('XWDE-85', {
    sizes: ['large'],
    threshold: 'below-half',
    rounding: 'down',
  }),
  terms: xWingTerms,
  texts,
  announcements,
  options: {
    earnedByeCounts: 'yes',
    unpairedLossMargin: '0',
    scheduleByes: 'count',
    noShow: 'bye',
    readmission: 'on',
    lateEntry: 'unpaired-losses',
    afterCut: 'carry',
    finalPlaces: 'by-swiss',
    disqualifiedInSchedule: 'keep',
  },
}
