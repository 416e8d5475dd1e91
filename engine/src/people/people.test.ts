import { describe, expect, it } from 'vitest'
import { playerId } from '../vocabulary/ids.ts'
import { peopleFrom, shownNames } from './people.ts'

const [a, b, c] = [playerId('a'), playerId('b'), playerId('c')]
const numbers = new Map([
  [a, 1],
  [b, 2],
  [c, 3],
])

describe('shown names', () => {
  it('tells two people of one name apart by their player number', () => {
    const people = peopleFrom([
      { player: a, name: 'Jan Kern' },
      { player: b, name: 'Jan Kern' },
      { player: c, name: 'Ola Lis' },
    ])
    expect([...shownNames(people, numbers).values()]).toEqual([
      'Jan Kern (#1)',
      'Jan Kern (#2)',
      'Ola Lis',
    ])
  })

  it('shows the number of somebody whose name was erased', () => {
    const people = peopleFrom([{ player: a, name: 'Jan Kern' }])
    expect(shownNames(people, numbers).get(c)).toBe('#3')
  })

  it('does not count names of people who are not in the event', () => {
    const people = peopleFrom([
      { player: a, name: 'Jan Kern' },
      { player: playerId('elsewhere'), name: 'Jan Kern' },
    ])
    expect(shownNames(people, numbers).get(a)).toBe('Jan Kern')
  })
})
