import { readdirSync, readFileSync } from 'node:fs'
import { factKinds, type Log } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { logEntrySchema } from './entry.ts'
import { factSchema } from './facts/fact.ts'
import { findFault } from './fault.ts'

const folder = new URL('../../../golden/logs/', import.meta.url)
const logs = readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')])

const entry = {
  n: 1,
  at: Date.UTC(2026, 4, 2),
  by: { role: 'organizer', leader: 'l1' },
  command: 'c1',
  fact: {
    kind: 'event-created',
    name: 'Spring Open',
    regulation: 'x-wing/en-3.2',
    tier: 'casual',
    date: '2026-05-02',
    structure: { kind: 'open' },
    options: {},
    entropy: 'e',
  },
}
const changed = (fact: object) => ({ ...entry, fact: { ...entry.fact, ...fact } })
const overridden = (refusal: object) => ({
  ...entry,
  fact: { kind: 'rule-overridden', reason: 'agreed', refusal },
})

describe('an entry of a log', () => {
  it.each(logs)('is as it was played: %s', (_, text) => {
    for (const one of JSON.parse(text ?? '') as Log)
      expect([one.n, findFault(logEntrySchema, one)]).toEqual([one.n, null])
  })

  it('has a schema for every fact', () => {
    const kinds = factSchema.anyOf.map(({ properties }) => properties.kind.const)
    expect(kinds.toSorted()).toEqual(factKinds.toSorted())
  })

  it.each<[string, unknown]>([
    ['at', { ...entry, at: 9007199254740992 }],
    ['at', { ...entry, at: Date.UTC(2200, 0, 2) }],
    ['at', { ...entry, at: -1 }],
    ['at', { ...entry, at: 1.5 }],
    ['at', { ...entry, at: '2026-05-02' }],
    ['at', { ...entry, at: Number.POSITIVE_INFINITY }],
    ['n', { ...entry, n: 0 }],
    ['n', { ...entry, n: 1e300 }],
    ['by.role', { ...entry, by: { role: 'emperor' } }],
    ['by.name', { ...entry, by: { role: 'organizer', name: 'Ada' } }],
    ['by', { ...entry, by: null }],
    ['command', { ...entry, command: '' }],
    ['command', { ...entry, command: 'a\u0000b' }],
    ['more', { ...entry, more: 1 }],
    ['fact', { ...entry, fact: 'event-created' }],
    ['fact.kind', { ...entry, fact: {} }],
    ['fact.kind', { ...entry, fact: { kind: 'comet-seen' } }],
    ['fact.kind', { ...entry, fact: { kind: 'constructor' } }],
    ['fact.name', changed({ name: { a: 1 } })],
    ['fact.name', changed({ name: '' })],
    ['fact.name', changed({ name: 'x'.repeat(201) })],
    ['fact.date', changed({ date: 'tomorrow' })],
    ['fact.structure.kind', changed({ structure: { kind: 'pyramid' } })],
    ['fact.__proto__', changed(JSON.parse('{"__proto__": {"isAdmin": true}}'))],
    ['fact.constructor', changed({ constructor: 1 })],
    ['fact.refusal.code', overridden({ code: 'no-reason-at-all' })],
    ['fact.refusal.tables', overridden({ code: 'round-open', round: 1, tables: 'all' })],
    ['fact.refusal.rule', overridden({ code: 'no-round', rule: '<script>' })],
  ])('is refused for its field %s in %j', (field, one) => {
    expect(findFault(logEntrySchema, entry)).toBeNull()
    expect(findFault(logEntrySchema, one)?.field).toBe(field)
  })
})
