import { describe, expect, it } from 'vitest'
import { playerId } from '../vocabulary/ids.ts'
import { type Person, peopleFrom } from './people.ts'
import { publicMembers, publicNames } from './public-names.ts'

const [a, b] = [playerId('a'), playerId('b')]
const numbers = new Map([
  [a, 1],
  [b, 2],
])
const seen = (...persons: readonly Person[]) => [
  ...publicNames(peopleFrom(persons), numbers, null).values(),
]
const franz: Person = { player: a, name: 'Franz Kafka', nickname: 'Gregor' }

describe('what everybody sees, where the document is silent', () => {
  it.each<readonly [string, Partial<Person>, string]>([
    ['nothing asked for', {}, 'Franz K.'],
    ['short', { shown: 'short' }, 'Franz K.'],
    ['the nickname', { shown: 'nickname' }, 'Gregor'],
    ['a nickname that is blank', { shown: 'nickname', nickname: ' ' }, 'Franz K.'],
    ['in full', { shown: 'full' }, 'Franz Kafka'],
    ['in full, and objected', { shown: 'full', objects: true }, 'Franz K.'],
  ])('%s', (_, wish, name) => {
    expect(seen({ ...franz, ...wish })[0]).toBe(name)
  })

  it('tells two of one short name apart by their player numbers', () => {
    expect(seen(franz, { player: b, name: 'Franz Kern' })).toEqual([
      'Franz K. (#1)',
      'Franz K. (#2)',
    ])
    expect(seen(franz, { player: b, name: 'Franz Kern', shown: 'full' })).toEqual([
      'Franz K.',
      'Franz Kern',
    ])
  })

  it('names a team in full, and its people as each would be named alone', () => {
    const team: Person = { player: a, name: 'Red Squadron', members: ['Franz Kafka', 'Ola Lis'] }
    expect(seen(team)[0]).toBe('Red Squadron')
    const members = (more: Partial<Person>) =>
      publicMembers(peopleFrom([{ ...team, ...more }]), null).get(a)
    expect(members({})).toEqual(['Franz K.', 'Ola L.'])
    expect(members({ shown: 'nickname', nickname: 'Reds' })).toEqual(['Franz K.', 'Ola L.'])
    expect(members({ shown: 'full' })).toEqual(['Franz Kafka', 'Ola Lis'])
    expect(members({ shown: 'full', objects: true })).toEqual(['Franz K.', 'Ola L.'])
  })

  it('names each of a team as that one asked, the others as the team did', () => {
    const team: Person = {
      player: a,
      name: 'Red Squadron',
      members: ['Franz Kafka', 'Ola Lis', 'Bo Kern'],
      membersShown: ['full', 'short', null],
    }
    const members = (more: Partial<Person>, naming?: 'full') =>
      publicMembers(peopleFrom([{ ...team, ...more }]), null, naming).get(a)
    expect(members({})).toEqual(['Franz Kafka', 'Ola L.', 'Bo K.'])
    expect(members({ shown: 'full' })).toEqual(['Franz Kafka', 'Ola L.', 'Bo Kern'])
    expect(members({ objects: true })).toEqual(['Franz K.', 'Ola L.', 'Bo K.'])
    // A sheet in full names leaves out who asked for less.
    expect(members({}, 'full')).toEqual(['Franz Kafka', 'Ola L.', 'Bo Kern'])
  })

  it('never shortens a team as if it were somebody, also before its people are named', () => {
    const brothers = peopleFrom([{ player: a, name: 'Zwei Brüder', shown: 'short' }])
    expect(publicNames(brothers, numbers, null, { inTeams: true }).get(a)).toBe('Zwei Brüder')
    expect(publicNames(brothers, numbers, null).get(a)).toBe('Zwei B.')
  })

  it('shows the number of somebody whose name was erased', () => {
    expect(seen(franz)).toEqual(['Franz K.', '#2'])
  })
})
