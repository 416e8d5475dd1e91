import type { Regulation } from '../engine/src/regulations/regulation.ts'
import { at, must, note } from '../engine/src/regulations/texts.ts'
import type { DestroyedPointsClauses } from '../engine/src/scoring/destroyed-points/clauses.ts'
import type { TwoGamesClauses } from '../engine/src/scoring/two-games/clauses.ts'
import { day } from '../engine/src/vocabulary/instant.ts'
import { clause } from '../engine/src/vocabulary/rule.ts'

/*
 * A document nobody has published, mixed from clauses of all that somebody has: margins of victory
 * and a modified win, a fold by player number, a mission for every round, a cut into double
 * elimination, and there matches of two games. It needs no code of its own: if this stops
 * compiling or running, a title has crept out of the regulations.
 */

const swiss: DestroyedPointsClauses = {
  method: 'destroyed-points',
  endings: clause('SEVEN-1', ['destruction', 'time', 'mutual-destruction', 'concession']),
  fullScore: clause('SEVEN-2', 60),
  modifiedWinBelow: clause('SEVEN-3', 6),
  equalInSwiss: clause('SEVEN-4', 'salvo'),
  equalInElimination: clause('SEVEN-4', 'salvo'),
  concession: clause('SEVEN-5', 'squad-destroyed'),
  intentionalDraw: null,
  tournamentPoints: clause('SEVEN-6', { win: 4, 'modified-win': 3, draw: 0, loss: 0 }),
  levelMargin: clause('SEVEN-7', 60),
}

const finals: TwoGamesClauses = {
  method: 'two-games',
  endings: clause('SEVEN-8', ['games', 'match-loss']),
  gamePoints: clause('SEVEN-9', { win: 2, draw: 1, loss: 0 }),
  conceding: clause('SEVEN-10', [1, 2]),
  afterDraw: clause('SEVEN-10', 'another-game'),
}

export const seventh: Regulation = {
  id: 'fictional/7',
  document: 'SEVEN',
  title: 'A title that does not exist',
  namesElsewhere: [],
  name: 'Fictional, seventh',
  language: 'en',
  published: null,
  defaultDate: day('2020-02-29'),
  tiers: clause('SEVEN-11', { casual: 'open', competitive: 'closed', premier: 'sealed' }),
  structure: {
    tables: { basic: clause('SEVEN-12', [{ from: 4, swissRounds: 3, cut: 4 }]) },
    tiers: {
      casual: clause('SEVEN-13', { strength: 'free' }),
      competitive: clause('SEVEN-13', { strength: 'suggested', table: 'basic' }),
      premier: clause('SEVEN-13', { strength: 'minimum', table: 'basic' }),
    },
    firstStage: clause('SEVEN-14', ['swiss']),
    afterCut: clause('SEVEN-14', ['double-elimination']),
    finals: 'double-elimination',
    cutSizes: clause('SEVEN-15', [4]),
  },
  roundLength: {
    swiss: clause('SEVEN-16', { minutes: 20, from: 15, to: 25 }),
    elimination: clause('SEVEN-16', { minutes: 30, from: 30, to: 30 }),
    final: clause('SEVEN-17', { minutes: null, from: null, to: null }),
    atTime: clause('SEVEN-18', 'finish-game-round'),
  },
  scoring: { swiss, elimination: finals },
  bye: {
    outcome: clause('SEVEN-19', 'win'),
    marginOfVictory: clause('SEVEN-19', 75),
    earned: clause('SEVEN-20', 90),
    firstRound: clause('SEVEN-21', 'by-chance'),
    laterRounds: clause('SEVEN-21', 'lowest-place-without-bye'),
  },
  pairing: {
    firstRound: clause('SEVEN-22', 'random'),
    laterRounds: clause('SEVEN-22', 'fold'),
    rematch: clause('SEVEN-23', 'in-stage'),
    avoidInFirstRound: clause('SEVEN-24', ['casual']),
  },
  standings: {
    tieBreakers: clause('SEVEN-25', [
      'head-to-head-repeated',
      'margin-of-victory',
      'extended-strength-of-schedule',
    ]),
    strengthOfSchedule: clause('SEVEN-26', 'averages-over-own-rounds'),
    extended: clause('SEVEN-27', 'sum-of-schedules'),
    winner: clause('SEVEN-28', 'most-tournament-points'),
    deduction: clause('SEVEN-29', 'not-below-zero'),
  },
  cut: {
    tieBreakers: clause('SEVEN-30', ['margin-of-victory']),
    seeding: clause('SEVEN-31', 'by-standings'),
    replacement: clause('SEVEN-32', 'until-first-match'),
  },
  elimination: {
    bracket: clause('SEVEN-33', 'chart'),
    champion: clause('SEVEN-34', 'last-player-left'),
    withdrawal: clause('SEVEN-35', 'opponent-moves-on'),
    sides: null,
    doubleLoss: null,
  },
  finalMatch: null,
  missions: clause('SEVEN-36', 'bag'),
  legalMaps: clause('SEVEN-68', { from: day('2020-01-01'), at: ['premier'], maps: ['fog'] }),
  leaving: {
    noShowIsRemoved: clause('SEVEN-37', true),
    readmission: clause('SEVEN-38', 'in-same-stage'),
  },
  people: {
    organizer: clause('SEVEN-41', 'exactly-one'),
    mayPlay: clause('SEVEN-39', ['casual']),
    mayNotPlay: clause('SEVEN-40', ['premier']),
    needSecond: clause('SEVEN-39', ['judge']),
    second: clause('SEVEN-39', ['organizer']),
    leadersMeet: clause('SEVEN-39', 'any-other'),
    offDuty: null,
    drawWitness: null,
    counted: null,
    names: null,
  },
  scope: { variant: null, eventKinds: {} },
  cards: null,
  lists: {
    kind: 'army',
    list: clause('SEVEN-42', { always: false, askedAt: ['premier'], contents: ['total'] }),
    pointCap: clause('SEVEN-43', 7),
    factions: clause('SEVEN-44', [{ faction: 'hats', includes: ['caps'] }]),
    commandDeck: clause('SEVEN-44', { cards: 3, cost: 2 }),
    cardLimits: clause('SEVEN-44', false),
    barredMarks: [clause('SEVEN-45', 'promo')],
    noProxies: [clause('SEVEN-46', ['card'])],
    languages: null,
    release: clause('SEVEN-47', { edition: 'polish', days: 1, region: null }),
    releaseIn: [],
    admissionsWait: clause('SEVEN-48', false),
    excludedShows: null,
    sameName: clause('SEVEN-49', true),
    sleeves: null,
    locked: clause('SEVEN-50', ['deployments']),
    investigate: null,
    deckCheck: {
      when: clause('SEVEN-51', 'after-result'),
      consequences: clause('SEVEN-51', ['warning']),
    },
    pointsCheck: clause('SEVEN-52', 2),
  },
  setUp: {
    complete: null,
    mirrorMatch: clause('SEVEN-53', true),
    identification: null,
    initiative: clause('SEVEN-54', { equal: 'coin' }),
    map: clause('SEVEN-55', 'initiative-player'),
    firstSides: clause('SEVEN-56', 'lot-gives-choice'),
    secondSides: null,
    teamSeats: null,
  },
  rulings: {
    lastWord: clause('SEVEN-57', ['organizer']),
    mayOverrule: clause('SEVEN-57', ['rules']),
    infractions: [clause('SEVEN-58', ['bribery'])],
    onlyNamedInfractions: clause('SEVEN-58', true),
    penalties: [clause('SEVEN-59', ['warning'])],
    beyond: null,
    penaltiesBy: clause('SEVEN-59', ['judge']),
    removal: {
      by: clause('SEVEN-60', ['organizer']),
      proposedBy: clause('SEVEN-60', ['judge']),
      forCheating: null,
    },
    ineligibleComponent: null,
  },
  material: {
    lost: clause('SEVEN-61', { whenTimeIsOver: 'concede', atNextRound: 'removed' }),
    notNeeded: null,
    damaged: clause('SEVEN-62', { token: ['kept'] }),
    proxies: clause('SEVEN-63', 'never'),
    proxyShows: null,
    sharing: clause('SEVEN-64', { items: ['ruler'], until: 'match-begins' }),
  },
  halfPoints: null,
  terms: {},
  texts: [
    ...at('venue', must('SEVEN-65', 'venue.play-area')),
    ...at('tier.casual', note('SEVEN-66', 'tier.casual.mood')),
  ],
  announcements: [
    clause('SEVEN-67', {
      key: 'announce.rounds',
      strength: 'must',
      when: { kind: 'always' },
      tells: ['rounds'],
    }),
  ],
  options: { headToHead: 'on', readmission: 'on', cutOrder: 'points-margin' },
}
