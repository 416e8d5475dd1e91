import { infractions } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { findFault } from './fault.ts'
import { rulingSchema } from './ruling.ts'

const plain = { about: 'conduct', players: ['p1'], text: 'A warning.' }
const fieldOf = (ruling: unknown) => findFault(rulingSchema, ruling)?.field

describe('the schema of rulings', () => {
  it.each(infractions)('knows the infraction %s', (infraction) => {
    expect(fieldOf({ ...plain, infraction })).toBe(undefined)
  })

  it.each([
    { kind: 'warning' },
    { kind: 'reported-to-publisher' },
    { kind: 'match-loss', match: '12-3' },
    { kind: 'double-loss', match: '12-3' },
    { kind: 'game-loss', match: '12-3', game: 2 },
  ])('knows the penalty $kind', (penalty) => {
    expect(fieldOf({ ...plain, penalty })).toBe(undefined)
  })

  it.each([
    ['about', { about: 'weather' }],
    ['infraction', { infraction: 'yawning' }],
    ['penalty.kind', { penalty: { kind: 'exile' } }],
    ['penalty.match', { penalty: { kind: 'match-loss' } }],
    ['penalty.game', { penalty: { kind: 'game-loss', match: '12-3', game: 0 } }],
    ['penalty.game', { penalty: { kind: 'warning', game: 1 } }],
    ['overrules', { overrules: 'physics' }],
    ['call', { call: 0 }],
    ['text', { text: 'x'.repeat(2001) }],
  ])('names the field %s in %j', (field, changed) => {
    expect(fieldOf({ ...plain, ...changed })).toBe(field)
  })
})
