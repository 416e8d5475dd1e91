import type { Command, CommandKind } from '@topcut/engine'
import { optionValues, stageKinds } from '@topcut/engine'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { commandSchema } from './command.ts'
import { findFault } from './fault.ts'

const result = { ending: 'destruction', score: [100, 42] } as const

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
  'appoint-leader': { leader: 'l1', role: 'judge', plays: 'p1' },
  'announce-event': {},
  'register-player': { player: 'p1', earnedBye: true, avoid: ['p2'] },
  'register-late-player': { player: 'p1' },
  'check-in-player': { player: 'p1' },
  'start-stage': {},
  'pair-round': {},
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
  'start-clock': {},
  'enter-result': { match: '12-3', result },
  'amend-result': { match: '12-3', result, reason: 'misheard' },
  'drop-player': { player: 'p1', when: 'now' },
  'readmit-player': { player: 'p1' },
  'disqualify-player': { player: 'p1', when: 'after-round', reason: 'collusion' },
  'record-ruling': {
    ruling: { about: 'conduct', players: ['p1'], table: 7, text: 'A warning.' },
  },
  'deduct-points': { player: 'p1', points: 3, reason: 'late list' },
  'draw-lot': { about: 'who begins', among: ['p1', 'p2'] },
  'decline-place': { player: 'p1' },
  'close-round': {},
  'make-cut': {},
  'finish-event': {},
  undo: { entry: 3, reason: 'wrong table' },
} satisfies { readonly [K in CommandKind]: object }

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
    const optional = ['entropy', 'roundMinutes', 'missions', 'plays', 'earnedBye', 'avoid']
    for (const field of Object.keys(command).filter((key) => !optional.includes(key))) {
      const { [field as 'kind']: _, ...rest } = command
      expect(fieldOf(rest)).toBe(field)
    }
  })

  it.each([
    { ending: 'destruction', score: [100, 0] },
    { ending: 'time', score: [60, 60], initiative: 'second', salvo: 'first' },
    { ending: 'mutual-destruction', score: [100, 100], initiative: 'first' },
    {
      ending: 'time',
      score: [60, 60],
      salvo: 'second',
      salvoRolls: {
        dice: [3, 4],
        hits: [
          [2, 2],
          [1, 3],
        ],
      },
    },
    { ending: 'points', score: [41, 38] },
    {
      ending: 'points',
      score: [40, 40],
      tie: {
        defeats: [36, 36],
        damage: [12, 12],
        die: [
          [3, 3],
          [5, 2],
        ],
      },
    },
    { ending: 'time', score: [20, 20], tie: { defeats: [18, 16] } },
    { ending: 'defeat', winner: 'second', score: [30, 28] },
    { ending: 'concession', by: 'second', score: [10, 20] },
    { ending: 'concession', by: 'second' },
    { ending: 'games', games: ['first', 'second'] },
    { ending: 'games', games: ['draw', 'unplayed'] },
    { ending: 'games', games: ['double-loss', { annulled: 'first' }] },
    { ending: 'games', games: [{ conceded: 'second' }, 'first'] },
    { ending: 'won', winner: 'first', light: 'second' },
    { ending: 'forfeit', winner: 'first' },
    {
      ending: 'timeout',
      light: 'second',
      table: { objectives: 1, damageOnDark: 3, dial: 8, damageOnLight: 2, balance: 'dark' },
    },
    { ending: 'intentional-draw', witness: 'Judge at table 3' },
    { ending: 'no-show', by: 'first' },
    { ending: 'match-loss', by: 'first' },
    { ending: 'double-loss' },
    { ending: 'withdrawal', by: 'second' },
  ])('accepts a result by $ending', (each) => {
    expect(fieldOf({ ...samples['enter-result'], kind: 'enter-result', result: each })).toBe(
      undefined,
    )
  })

  const table = { objectives: 1, damageOnDark: 3, dial: 8, damageOnLight: 2, balance: 'dark' }

  it.each([
    ['games', { ending: 'games', games: ['first'] }],
    ['games.1', { ending: 'games', games: ['first', 'third'] }],
    ['games.0.annulled', { ending: 'games', games: [{ annulled: 'third' }, 'first'] }],
    ['games.0.conceded', { ending: 'games', games: [{ conceded: 'third' }, 'first'] }],
    ['games.0.by', { ending: 'games', games: [{ conceded: 'first', by: 'second' }, 'first'] }],
    ['light', { ending: 'won', winner: 'first' }],
    ['winner', { ending: 'forfeit', winner: 'nobody' }],
    ['table.balance', { ending: 'timeout', light: 'first', table: { ...table, balance: 'none' } }],
    ['table.dial', { ending: 'timeout', light: 'first', table: { ...table, dial: -1 } }],
    ['table.turns', { ending: 'timeout', light: 'first', table: { ...table, turns: 9 } }],
    ['tie.die.0', { ending: 'time', score: [1, 1], tie: { die: [[3]] } }],
    ['tie.luck', { ending: 'time', score: [1, 1], tie: { luck: [1, 2] } }],
    ['salvoRolls.hits', { ending: 'time', score: [1, 1], salvoRolls: { dice: [3, 3] } }],
    ['score', { ending: 'defeat', winner: 'first' }],
    ['score.1', { ending: 'points', score: [40, 1001] }],
  ])('names the field %s in the result %j', (field, each) => {
    const command = { kind: 'enter-result', match: '12-3', result: each }
    expect(fieldOf(command)).toBe(`result.${field}`)
    expect(Value.Check(commandSchema, command)).toBe(false)
  })

  it('refuses more rolls than anybody makes', () => {
    const die = Array.from({ length: 101 }, () => [1, 1])
    const each = { ending: 'time', score: [1, 1], tie: { die } }
    expect(fieldOf({ kind: 'enter-result', match: '12-3', result: each })).toBe('result.tie.die')
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

  it('refuses longer lists than any hall has players', () => {
    const avoid = Array.from({ length: 10_001 }, (_, index) => `p${index}`)
    expect(fieldOf({ kind: 'register-player', player: 'p', avoid })).toBe('avoid')
  })

  it.each(['', ' ', 'a b', 'a/b', 'ä', 'a'.repeat(65), '<p>'])('refuses %j as an id', (player) => {
    expect(fieldOf({ kind: 'check-in-player', player })).toBe('player')
  })
})
