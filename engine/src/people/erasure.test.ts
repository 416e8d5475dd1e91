import { describe, expect, it } from 'vitest'
import { id, story } from '../../testing/story.ts'
import { openEvent, standingsOf } from '../index.ts'
import { peopleFrom, shownNames } from './people.ts'
import { publicNames } from './public-names.ts'

describe('a person who is erased', () => {
  it('leaves the log as it is, and the standings unchanged', () => {
    const told = story({ players: 2 })
    told.plays('p1 100-24 p2')
    const before = standingsOf(told.state())
    const people = new Map(
      peopleFrom([
        { player: id('p1'), name: 'Franz Kafka', contact: 'franz@example.org', club: 'Prag' },
        { player: id('p2'), name: 'Ola Lis' },
      ]),
    )
    people.delete(id('p1'))
    const { log } = told.event()
    expect(JSON.stringify(log)).not.toMatch(/Kafka|Lis|example|Prag/)
    const { state } = openEvent(log)
    expect(state).not.toBe(null)
    if (state === null) return
    expect(standingsOf(state)).toEqual(before)
    const numbers = new Map([...state.players.values()].map((one) => [one.player, one.number]))
    expect([...shownNames(people, numbers).values()]).toEqual(['#1', 'Ola Lis'])
    expect([...publicNames(people, numbers, null).values()]).toEqual(['#1', 'Ola L.'])
  })
})
