import { describe, expect, it, vi } from 'vitest'
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

const seventh: Regulation = {
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

vi.mock('../engine/src/regulations/catalogue.ts', () => ({
  regulations: [seventh],
  regulationOf: (id: string) => (id === seventh.id ? seventh : null),
}))

const {
  advance,
  awaiting,
  commandId,
  decide,
  emptyEvent,
  instant,
  leaderId,
  matchesOf,
  openEvent,
  openRound,
  playerId,
  setUpView,
  standingsOf,
  textsAt,
} = await import('../engine/src/index.ts')
type Engine = typeof import('../engine/src/index.ts')
type Event = ReturnType<Engine['advance']>
type Ask = Parameters<Engine['decide']>[1]
type Command = Ask['command']
type Match = ReturnType<Engine['matchesOf']>[number]
type Result = NonNullable<Match['result']>

/** The player with the lower number is the better one, and shows it in each way of scoring. */
const resultOf = (match: Match): Result => {
  const isFirst = Number(match.players[0].slice(1)) < Number(match.players[1].slice(1))
  if (match.game !== undefined) {
    return { ending: 'games', games: isFirst ? ['first', 'draw'] : ['second', 'draw'] }
  }
  return { ending: 'time', score: isFirst ? [33, 30] : [11, 60] }
}

describe('a fictional seventh regulation', () => {
  let event: Event = emptyEvent
  let given = 0
  const give = (command: Command) => {
    given++
    const ask = { command, by: { role: 'organizer' } as const, at: instant(given) }
    const decision = decide(event, { ...ask, entropy: `e${given}` })
    if (!decision.granted) return expect.fail(JSON.stringify(decision.refusal))
    const first = event.log.length + 1
    event = advance(
      event,
      decision.facts.map((fact, index) => ({
        n: first + index,
        at: instant(given),
        by: { role: 'organizer' as const },
        command: commandId(`c${given}`),
        fact,
      })),
    )
    return decision.warnings
  }
  const state = () => event.state ?? expect.fail('no event')

  it('runs to its champion without code of its own', () => {
    give({
      kind: 'create-event',
      name: 'Seven',
      regulation: seventh.id,
      tier: 'casual',
      date: seventh.defaultDate,
      structure: { kind: 'basic' },
      options: {},
      missions: ['mist', 'dust', 'rain'],
      roundMinutes: { swiss: 15 },
    })
    give({ kind: 'appoint-leader', leader: leaderId('host'), role: 'organizer' })
    for (let number = 1; number <= 7; number++) {
      const player = playerId(`p${number}`)
      give({ kind: 'register-player', player, earnedBye: number === 7 })
      give({ kind: 'check-in-player', player })
    }
    for (let step = 0; step < 200 && state().finished === null; step++) {
      const next = awaiting(state()).step
      if (next === 'enter-results') {
        const round = openRound(state())
        for (const match of round === null ? [] : matchesOf(state(), round)) {
          give({ kind: 'enter-result', match: match.match, result: resultOf(match) })
        }
      } else give({ kind: next } as Command)
    }
    expect(state().finished?.champion).toBe('p1')
    expect(state().finished?.places).toHaveLength(7)
  })

  it('took every clause from the data', () => {
    const rounds = state().rounds
    expect(new Set(rounds.slice(0, 3).map(({ mission }) => mission)).size).toBe(3)
    expect(rounds[0]?.byes).toEqual([{ player: 'p7', kind: 'earned' }])
    expect(rounds.slice(1, 3).map(({ receipt }) => receipt?.certified)).toEqual(['fold', 'fold'])
    expect(rounds.at(-1)?.matches.map((id) => state().matches.get(id)?.game)).toEqual(['GF1'])
    const lines = standingsOf(state())
    for (const { measures } of lines) {
      expect(measures.map(({ name }) => name)).toEqual([
        'margin-of-victory',
        'strength-of-schedule',
        'extended-strength-of-schedule',
      ])
    }
  })
  /** The event once a round is published, as it was then. */
  const inRound = (number: number): Event => {
    const published = event.log.find(
      ({ fact }) => fact.kind === 'round-published' && fact.round === number,
    )
    return openEvent(event.log.slice(0, published?.n ?? 0))
  }

  /** The rule that stands against a command in round 1; null where it is granted. */
  const against = (command: Command, role: Ask['by']['role'] = 'organizer'): string | null => {
    const ask = { command, by: { role }, at: instant(1), entropy: 'e' }
    const decision = decide(inRound(1), ask)
    return decision.granted ? null : (decision.refusal.rule ?? decision.refusal.code)
  }

  it('answers for people, lists, rulings and material by the data as well', () => {
    const [player, other] = [playerId('p1'), playerId('p2')]
    const match = inRound(1).state?.rounds[0]?.matches[0] ?? expect.fail('no match')
    const ruling = { about: 'conduct', players: [player], text: 'a word' } as const
    const warned = { ...ruling, penalty: { kind: 'warning' } } as const
    const list = {
      kind: 'army',
      faction: 'hats',
      deployments: [],
      total: 8,
      commandDeck: null,
    } as const
    const disqualified = {
      kind: 'disqualify-player',
      player,
      when: 'now',
      reason: 'bribed',
    } as const
    const proposed = { kind: 'propose-disqualification', player, reason: 'bribed' } as const
    const shared = { kind: 'order-sharing', match, from: 'first' } as const
    expect(against({ kind: 'submit-list', player, list })).toBe('SEVEN-42')
    expect(against({ kind: 'record-ruling', ruling: warned })).toBe('SEVEN-59')
    expect(against({ kind: 'record-ruling', ruling: warned }, 'judge')).toBeNull()
    expect(against({ kind: 'record-ruling', ruling: { ...ruling, infraction: 'collusion' } })).toBe(
      'SEVEN-58',
    )
    expect(against(disqualified)).toBeNull()
    expect(against(disqualified, 'judge')).toBe('SEVEN-60')
    expect(against(proposed, 'judge')).toBeNull()
    expect(against(proposed)).toBe('SEVEN-60')
    expect(against({ ...shared, items: ['dice'] })).toBe('SEVEN-64')
    expect(against({ ...shared, items: ['ruler'] })).toBeNull()
    expect(against({ kind: 'order-points-check' })).toBeNull()
    expect(against({ kind: 'tick-item', item: 'venue.play-area', ticked: true })).toBeNull()
    expect(against({ kind: 'tick-item', item: 'tier.casual.mood', ticked: true })).toBe(
      'unknown-item',
    )
    const leader = leaderId('l1')
    expect(against({ kind: 'appoint-leader', leader, role: 'judge', plays: other })).toBeNull()
    const view = setUpView(state(), state().matches.get(match) ?? expect.fail('no match'))
    expect(view.map?.rule).toBe('SEVEN-55')
    expect(textsAt(seventh, 'venue').map(({ rule }) => rule)).toEqual(['SEVEN-65'])
  })
})
