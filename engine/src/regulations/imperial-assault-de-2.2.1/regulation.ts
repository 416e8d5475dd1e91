import type { VictoryPointsClauses } from '../../scoring/victory-points/clauses.ts'
import { day } from '../../vocabulary/instant.ts'
import { clause } from '../../vocabulary/rule.ts'
import { imperialAssaultElsewhere } from '../names-elsewhere.ts'
import type { Regulation } from '../regulation.ts'
import { fixed } from '../round-lengths.ts'
import { advancedRows, basicRows } from '../structure-tables.ts'
import { imperialAssaultTerms } from '../terms/imperial-assault.ts'
import { legalMaps, lists, setUp } from './lists.ts'
import { announcements, people } from './people.ts'
import { material, rulings } from './rulings.ts'
import { scope } from './scope.ts'
import { texts } from './texts.ts'

const scoring: VictoryPointsClauses = {
  method: 'victory-points',
  endings: clause('IA-54', [
    'points',
    'time',
    'defeat',
    'concession',
    'no-show',
    'double-no-show',
    'match-loss',
  ]),
  target: clause('IA-54', 40),
  tieChain: clause('IA-55', ['defeats', 'damage', 'die']),
  tournamentPoints: clause('IA-56', { win: 1, loss: 0 }),
}

/** Turnier-Regularien for skirmish events, version 2.2.1, in force from 26 July 2017. */
export const imperialAssaultDe221: Regulation = {
  id: 'imperial-assault/de-2.2.1',
  document: 'IA',
  title: 'Imperial Assault – Das Imperium greift an',
  namesElsewhere: imperialAssaultElsewhere,
  name: 'Imperial Assault, Deutsch, 2.2.1',
  language: 'de',
  published: day('2017-07-26'),
  defaultDate: day('2017-08-05'),
  tiers: clause('IA-63', { casual: 'entspannt', competitive: 'formal', premier: 'Premium' }),
  structure: {
    tables: { basic: clause('IA-60', basicRows), advanced: clause('IA-61', advancedRows) },
    tiers: {
      casual: clause('IA-62', { strength: 'free' }),
      competitive: clause('IA-62', { strength: 'free' }),
      premier: clause('IA-62', { strength: 'free' }),
    },
    firstStage: clause('IA-51', ['swiss', 'elimination']),
    afterCut: clause('IA-62', ['elimination', 'swiss']),
    finals: 'elimination',
    cutSizes: null,
  },
  roundLength: {
    swiss: clause('IA-36', fixed(65)),
    elimination: clause('IA-36', fixed(65)),
    final: clause('IA-36', fixed(105)),
    atTime: clause('IA-38', 'finish-game-round-and-status-phase'),
  },
  scoring: { swiss: scoring, elimination: scoring },
  bye: {
    outcome: clause('IA-42', 'win'),
    marginOfVictory: null,
    firstRound: clause('IA-42', 'by-chance'),
    laterRounds: clause('IA-42', 'lowest-place-without-bye'),
    earned: null,
  },
  pairing: {
    firstRound: clause('IA-41', 'random'),
    laterRounds: clause('IA-41', 'random-in-points-groups'),
    rematch: clause('IA-40', 'in-stage'),
    avoidInFirstRound: null,
  },
  standings: {
    tieBreakers: clause('IA-59', ['strength-of-schedule', 'extended-strength-of-schedule']),
    strengthOfSchedule: clause('IA-57', 'averages-over-opponents'),
    extended: {
      average: clause('IA-58', 'average-of-schedules'),
      literal: clause('IA-58', 'schedules-over-their-opponents'),
    },
    winner: clause('IA-43', 'most-tournament-points'),
    deduction: null,
  },
  cut: {
    tieBreakers: null,
    seeding: clause('IA-49', 'by-standings'),
    replacement: clause('IA-47', 'until-first-match'),
  },
  elimination: {
    bracket: clause('IA-50', 'by-game-number'),
    champion: clause('IA-48', 'last-player-left'),
    withdrawal: clause('IA-52', 'opponent-moves-on'),
    sides: null,
    doubleLoss: null,
  },
  finalMatch: null,
  missions: clause('IA-31', 'bag'),
  legalMaps,
  leaving: {
    noShowIsRemoved: clause('IA-44', true),
    readmission: clause('IA-45', 'in-same-stage'),
  },
  people,
  scope,
  rulings,
  material,
  lists,
  cards: 'imperial-assault-1',
  setUp,
  halfPoints: null,
  terms: imperialAssaultTerms,
  texts,
  announcements,
  options: {
    scheduleByes: 'count',
    noShow: 'bye',
    readmission: 'on',
    lateEntry: 'unpaired-losses',
    afterCut: 'carry',
    finalPlaces: 'by-swiss',
    disqualifiedInSchedule: 'keep',
    extendedSchedule: 'average',
  },
}
