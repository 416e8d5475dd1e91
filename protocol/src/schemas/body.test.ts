import { describe, expect, it } from 'vitest'
import { personRequestSchema, personSchema } from './body.ts'
import { findFault } from './fault.ts'

const known = {
  name: 'Franz Kafka',
  nickname: 'K.',
  shown: 'nickname',
  objects: true,
  club: 'Castle',
  contact: 'franz@example.org',
}

describe('the schema of people', () => {
  it('needs no more than a name', () => {
    expect(findFault(personRequestSchema, { name: 'Franz Kafka' })).toBeNull()
    expect(findFault(personSchema, { player: 'p1', name: 'Franz Kafka' })).toBeNull()
  })

  it('takes all that people keep', () => {
    expect(findFault(personRequestSchema, known)).toBeNull()
    expect(findFault(personSchema, { ...known, player: 'p1' })).toBeNull()
  })

  it.each([
    ['name', { name: ' ' }],
    ['nickname', { nickname: 'x'.repeat(81) }],
    ['shown', { shown: 'initials' }],
    ['objects', { objects: 'yes' }],
    ['contact', { contact: 'x'.repeat(201) }],
    ['age', { age: 40 }],
  ])('names the field %s in %j', (field, changed) => {
    expect(findFault(personRequestSchema, { ...known, ...changed })?.field).toBe(field)
  })
})
