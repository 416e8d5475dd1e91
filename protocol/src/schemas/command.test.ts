import type { Command, CommandKind } from '@topcut/engine'
import { optionValues, stageKinds } from '@topcut/engine'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { commandSchema } from './command.ts'
import { findFault } from './fault.ts'

const result = { ending: 'destruction', score: [100, 42] } as const

const list = { kind: 'text', text: 'Vader, alone' } as const

const cards = {
  kind: 'decks',
  id: 'some-1',
  about: 'made for tests',
  products: [],
  affiliations: [],
  sets: [],
} as const

/** One of each kind; the compiler asks for those that are missing. */
const samples = {
  'create-event': {
    name: 'Spring Open',
    regulation: 'a/b-1.0',
    tier: 'casual',
    date: '2026-05-02',
    structure: { kind: 'custom', stages: [{ kind: 'swiss', rounds: 3, cut: null }] },
    options: { strengthOfSchedule: 'tome' },
    entropy: 'hall 7',
    roundMinutes: { swiss: 70, elimination: 35 },
    missions: ['Ambush', 'Uprising'],
  },
  'change-options': { options: { halfPoints: 'always' }, roundMinutes: { swiss: 75 } },
  'describe-event': { about: { venue: 'hall B', fee: null } },
  'change-structure': { structure: { kind: 'open' } },
  'set-details': {
    details: {
      rulesVersion: '3.2',
      faqVersion: '4.1',
      outline: 'Six rounds, no cut.',
      eventKind: 'league',
      variant: 'dogfight',
      region: 'Europe',
      products: ['Core Set'],
      admissions: [{ what: 'promo cards', beforeItsTime: true }],
      deviations: [{ text: 'tables of 80 cm' }, { rule: 'ABC-7', text: 'seven rounds' }],
      listsAsked: true,
      sleevesOrdered: false,
    },
  },
  'tick-item': { item: 'venue.tables', ticked: true },
  'cancel-event': { reason: 'The hall is flooded.' },
  'announce-message': { text: 'Food is served.' },
  'allow-embedding': { on: ['https://club.example'] },
  'announce-event': {},
  'set-missions': { missions: ['one', 'two'] },
  'enter-mission': { round: 1, mission: 'one' },
  'appoint-leader': { leader: 'l1', role: 'judge', plays: 'p1', second: 'l2' },
  'dismiss-leader': { leader: 'l1' },
  'hand-over-office': { to: 'l2', reason: 'has to leave' },
  'change-duty': { leader: 'l1', acting: false },
  'register-player': { player: 'p1', earnedBye: true, avoid: ['p2'] },
  'register-late-player': { player: 'p1', joins: 'running-round' },
  'set-capacity': { players: 64 },
  'admit-player': { player: 'p1' },
  'check-in-player': { player: 'p1' },
  'cancel-check-in': { player: 'p1' },
  'mark-payment': { players: ['p1', 'p2'], paid: true },
  'keep-clubs-apart': { clubs: [['p1', 'p2']] },
  'change-wishes': { wishes: [{ player: 'p1', avoid: ['p2'] }] },
  'remove-registrations': { players: ['p1', 'p2'] },
  'drop-player': { player: 'p1', when: 'now' },
  'readmit-player': { player: 'p1' },
  'decline-place': { player: 'p1' },
  'submit-list': { player: 'p1', list },
  'correct-list': { player: 'p1', list, reason: 'wrong card', possibleAdvantage: false },
  'record-list-check': { player: 'p1' },
  'open-lists': { to: 'opponents' },
  'load-cards': { cards },
  'record-deck-check': {
    match: '12-3',
    player: 'p1',
    removed: ['Vader'],
    legalAfter: true,
    games: [1, 2],
  },
  'order-points-check': {},
  'sign-points-check': { match: '12-3', player: 'p1' },
  'start-stage': {},
  'pair-round': { reason: 'late train' },
  'pair-round-by-hand': {
    tables: [['p1', 'p2']],
    byes: [
      { player: 'p3', kind: 'odd-number' },
      { player: 'p4', kind: 'opponent-withdrew', game: 'W5' },
    ],
    reason: 'late train',
  },
  'unpair-round': {},
  'publish-round': {},
  'repair-round': { matches: ['12-3'], pairs: [['p1', 'p2']], byes: [], reason: 'late train' },
  'constrain-pair': { players: ['p1', 'p2'], as: 'forbidden', reason: 'brothers' },
  'assign-table': { player: 'p1', table: null },
  'set-tables': { first: 11, closed: [13] },
  'feature-table': { table: 12 },
  'start-clock': {},
  'pause-clock': {},
  'resume-clock': {},
  'call-time': {},
  'extend-time': { match: '12-3', minutes: 5, reason: 'long ruling' },
  'start-match': { match: '12-3' },
  'end-match': { match: '12-3' },
  'report-result': { match: '12-3', player: 'p1', result },
  'enter-result': { match: '12-3', result },
  'amend-result': { match: '12-3', result, reason: 'misheard' },
  'draw-lot': { about: 'who begins', among: ['p1', 'p2'] },
  'close-round': {},
  'make-cut': {},
  'finish-event': {},
  undo: { entry: 3, reason: 'wrong table' },
  'record-ruling': {
    ruling: {
      about: 'conduct',
      players: ['p1'],
      table: 7,
      text: 'A warning.',
      infraction: 'stalling',
      penalty: { kind: 'game-loss', match: '12-3', game: 2 },
      overrules: 'faq',
      call: 34,
      withoutReplacement: false,
    },
  },
  'appeal-ruling': { ruling: 34, player: 'p1' },
  'decide-appeal': { ruling: 34, upheld: true, text: 'As the judge said.' },
  'deduct-points': { player: 'p1', points: 3, reason: 'late list' },
  'disqualify-player': { player: 'p1', when: 'after-round', reason: 'collusion' },
  'propose-disqualification': { player: 'p1', reason: 'collusion' },
  'answer-proposal': { proposal: 34, confirmed: true, when: 'now', reason: 'seen by two' },
  'call-judge': { match: '12-3', player: 'p1', about: 'range' },
  'take-call': { call: 34, leader: 'l1' },
  'close-call': { call: 34 },
  'report-material': { player: 'p1', what: 'lost', component: 'dial', name: 'of the Falcon' },
  'grant-material-time': { case: 34, minutes: 10 },
  'settle-material': {
    case: 34,
    outcome: 'proxy',
    proxy: { card: 'Vader', lostText: '', madeBy: 'Lea', madeOn: '2026-05-02' },
  },
  'contribute-luck': { text: 'lighthouse' },
  'order-sharing': { match: '12-3', items: ['dice', 'ruler'], from: 'first' },
} satisfies { readonly [K in CommandKind]: object }

const optional: { readonly [K in CommandKind]?: readonly string[] } = {
  'create-event': ['entropy', 'roundMinutes', 'missions'],
  'change-options': ['roundMinutes'],
  'pair-round': ['reason'],
  'appoint-leader': ['plays', 'second'],
  'register-player': ['earnedBye', 'avoid'],
  'register-late-player': ['joins'],
  'extend-time': ['match'],
  'call-judge': ['match', 'player'],
  'take-call': ['leader'],
  'settle-material': ['proxy'],
}

const all = Object.entries(samples).map(([kind, rest]) => ({ kind, ...rest }) as unknown as Command)
const fieldOf = (command: unknown) => findFault(commandSchema, command)?.field

describe('the schema of commands', () => {
  it.each(all)('accepts $kind', (command) => {
    expect(findFault(commandSchema, command)).toBeNull()
    expect(Value.Check(commandSchema, command)).toBe(true)
  })

  it.each(all)('refuses $kind with a field it does not know', (command) => {
    expect(fieldOf({ ...command, shoeSize: 43 })).toBe('shoeSize')
    expect(Value.Check(commandSchema, { ...command, shoeSize: 43 })).toBe(false)
  })

  it.each(all)('refuses $kind when a field it needs is missing', (command) => {
    for (const field of Object.keys(command)) {
      const { [field as 'kind']: _, ...rest } = command
      expect(fieldOf(rest)).toBe(optional[command.kind]?.includes(field) ? undefined : field)
    }
  })

  it.each(stageKinds)('knows the stage %s', (kind) => {
    const structure = { kind: 'custom', stages: [{ kind, rounds: null, cut: 8 }] }
    expect(fieldOf({ kind: 'create-event', ...samples['create-event'], structure })).toBe(undefined)
  })

  it('knows every option of the engine with every value, and no other', () => {
    const create = { kind: 'create-event', ...samples['create-event'] }
    for (const [option, values] of Object.entries(optionValues)) {
      for (const value of values) {
        expect(fieldOf({ ...create, options: { [option]: value } })).toBe(undefined)
      }
      expect(fieldOf({ ...create, options: { [option]: 'else' } })).toBe(`options.${option}`)
    }
  })

  it.each([
    ['name', { name: 'a'.repeat(81) }],
    ['name', { name: '   ' }],
    ['date', { date: '02.05.2026' }],
    ['structure.kind', { structure: { kind: 'endless' } }],
    [
      'structure.stages.0.rounds',
      { structure: { kind: 'custom', stages: [{ kind: 'swiss', rounds: 0, cut: null }] } },
    ],
    ['entropy', { entropy: 'a'.repeat(201) }],
    ['roundMinutes.swiss', { roundMinutes: { swiss: 0 } }],
    ['roundMinutes.elimination', { roundMinutes: { elimination: 1441 } }],
    ['roundMinutes.final', { roundMinutes: { final: 90 } }],
    ['missions.1', { missions: ['Ambush', ' '] }],
  ])('refuses an event whose %s is out of bounds: %j', (field, changed) => {
    expect(fieldOf({ kind: 'create-event', ...samples['create-event'], ...changed })).toBe(field)
  })

  it.each([
    ['items', { items: [] }],
    ['items', { items: ['dice', 'dice', 'dice', 'dice'] }],
    ['items.0', { items: ['luck'] }],
    ['from', { from: 'judge' }],
  ])('names the field %s of an order to share: %j', (field, changed) => {
    expect(fieldOf({ kind: 'order-sharing', ...samples['order-sharing'], ...changed })).toBe(field)
  })

  it('refuses longer lists than any hall has players', () => {
    const avoid = Array.from({ length: 10_001 }, (_, index) => `p${index}`)
    expect(fieldOf({ kind: 'register-player', player: 'p', avoid })).toBe('avoid')
  })

  it.each(['', ' ', 'a b', 'a/b', 'ä', 'a'.repeat(65), '<p>'])('refuses %j as an id', (player) => {
    expect(fieldOf({ kind: 'check-in-player', player })).toBe('player')
  })
})
