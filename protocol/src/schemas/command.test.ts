import type { Command, CommandKind } from '@topcut/engine'
import { optionValues } from '@topcut/engine'
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
    byes: [{ player: 'p3', kind: 'odd-number' }],
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
    const optional = ['entropy', 'plays', 'earnedBye', 'avoid']
    for (const field of Object.keys(command).filter((key) => !optional.includes(key))) {
      const { [field as 'kind']: _, ...rest } = command
      expect(fieldOf(rest)).toBe(field)
    }
  })

  it.each([
    { ending: 'destruction', score: [100, 0] },
    { ending: 'time', score: [60, 60], initiative: 'second', salvo: 'first' },
    { ending: 'mutual-destruction', score: [100, 100], initiative: 'first' },
    { ending: 'concession', by: 'second', score: [10, 20] },
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
