import type { SidedGameClauses } from '../../scoring/sided-game/clauses.ts'
import type { TwoGamesClauses } from '../../scoring/two-games/clauses.ts'
import { day } from '../../vocabulary/instant.ts'
import { clause } from '../../vocabulary/rule.ts'
import { cardGameElsewhere } from '../names-elsewhere.ts'
import type { Regulation } from '../regulation.ts'
import { between, untimed } from '../round-lengths.ts'
import { cardGameTerms } from '../terms/card-game.ts'
import { lists, setUp } from './lists.ts'
import { announcements, people } from './people.ts'
import { material, rulings } from './rulings.ts'
import { scope } from './scope.ts'
import { texts } from './texts.ts'

const swiss: TwoGamesClauses = {
  method: 'two-games',
  endings: clause('LCG-38', ['games', 'no-show', 'double-no-show', 'match-loss', 'double-loss']),
  gamePoints: clause('LCG-37', { win: 3, draw: 1, loss: 0 }),
  conceding: clause('LCG-42', [1]),
  afterDraw: clause('LCG-40', 'no-game'),
}

const finals: SidedGameClauses = {
  method: 'sided-game',
  endings: clause('LCG-53', ['won', 'forfeit', 'timeout', 'no-show', 'match-loss', 'double-loss']),
  timeout: clause('LCG-53', {
    perObjective: 400,
    perDamage: 10,
    balance: 25,
    dial: [
      { from: 0, counts: 0 },
      { from: 4, counts: 400 },
      { from: 8, counts: 800 },
    ],
    mostObjectives: 2,
    mostDial: 11,
  }),
}

/** Turnierregeln of 1 August 2014, based on the English version 2.11e. */
export const cardGameDe2014: Regulation = {
  id: 'card-game/de-2014',
  document: 'LCG',
  title: 'Star Wars: Das Kartenspiel',
  namesElsewhere: cardGameElsewhere,
  name: 'Star Wars: Das Kartenspiel, Deutsch, 2014',
  language: 'de',
  published: day('2014-08-01'),
  defaultDate: day('2014-08-16'),
  tiers: clause('LCG-14', {
    casual: 'Gelegenheit',
    competitive: 'Kompetitiv',
    premier: 'Premium',
  }),
  structure: {
    tables: {},
    tiers: {
      casual: clause('LCG-28', { strength: 'free' }),
      competitive: clause('LCG-28', { strength: 'free' }),
      premier: clause('LCG-28', { strength: 'free' }),
    },
    firstStage: clause('LCG-28', ['swiss']),
    afterCut: clause('LCG-47', ['double-elimination']),
    finals: 'double-elimination',
    cutSizes: clause('LCG-48', [4, 8, 16, 32]),
  },
  roundLength: {
    swiss: clause('LCG-29', between(60, 70, 80)),
    elimination: clause('LCG-47', between(30, 35, 40)),
    final: clause('LCG-54', untimed),
    atTime: clause('LCG-40', 'finish-light-turn'),
  },
  scoring: { swiss, elimination: finals },
  bye: {
    outcome: clause('LCG-37', 'win'),
    marginOfVictory: null,
    firstRound: clause('LCG-33', 'by-chance'),
    laterRounds: clause('LCG-34', 'fewest-points-highest-number-without-bye'),
    earned: null,
  },
  pairing: {
    firstRound: clause('LCG-33', 'random'),
    laterRounds: clause('LCG-34', 'fold'),
    rematch: clause('LCG-36', 'in-swiss'),
    avoidInFirstRound: clause('LCG-33', ['casual', 'competitive', 'premier']),
  },
  standings: {
    tieBreakers: clause('LCG-43', [
      'head-to-head-repeated',
      'strength-of-schedule',
      'extended-strength-of-schedule',
    ]),
    strengthOfSchedule: clause('LCG-44', 'sum-of-points'),
    extended: clause('LCG-45', 'sum-of-schedules'),
    winner: clause('LCG-28', 'most-tournament-points'),
    deduction: clause('LCG-8', 'not-below-zero'),
  },
  cut: {
    tieBreakers: null,
    seeding: clause('LCG-49', 'by-standings'),
    replacement: clause('LCG-48', 'until-first-match'),
  },
  elimination: {
    bracket: clause('LCG-50', 'chart'),
    champion: clause('LCG-55', 'last-player-left'),
    withdrawal: clause('LCG-50', 'opponent-moves-on'),
    sides: {
      firstRound: clause('LCG-51', 'better-seed-chooses'),
      laterRounds: clause('LCG-52', 'by-balance'),
      lastGame: clause('LCG-55', 'swapped'),
    },
    doubleLoss: clause('LCG-12', 'loss-for-each'),
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
  cards: 'card-game-1',
  setUp,
  halfPoints: null,
  terms: cardGameTerms,
  texts,
  announcements,
  options: {
    headToHead: 'on',
    noShow: 'bye',
    readmission: 'on',
    lateEntry: 'unpaired-losses',
    finalPlaces: 'by-swiss',
    disqualifiedInSchedule: 'keep',
    unplayedGame: 'zero',
    annulledGame: 'zero',
  },
}
