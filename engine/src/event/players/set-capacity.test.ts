import { describe, expect, it } from 'vitest'
import { id, story } from '../../../testing/story.ts'
import { freePlaces, takenPlaces, waitingList } from './places-in-hall.ts'

const capacity = (players: number | null) => ({ kind: 'set-capacity', players }) as const
const register = (name: string) => ({ kind: 'register-player', player: id(name) }) as const

describe('set-capacity', () => {
  it('puts on record how many players the hall holds', () => {
    const told = story({ players: 2, started: false })
    expect(freePlaces(told.state())).toBeNull()
    expect(told.facts(capacity(3))).toEqual([{ kind: 'capacity-set', players: 3 }])
    expect(freePlaces(told.state())).toBe(1)
    told.does(capacity(null))
    expect(told.state().capacity).toBeNull()
  })

  it('takes nobody a place away who has one', () => {
    const told = story({ players: 4, started: false })
    told.does(capacity(2))
    expect(takenPlaces(told.state())).toBe(4)
    expect(freePlaces(told.state())).toBe(0)
    expect(waitingList(told.state())).toEqual([])
  })

  it.each([0, -3, 1.5, Number.NaN])('refuses a hall for %s players', (players) => {
    expect(story().refuses(capacity(players))).toEqual({
      code: 'bad-value',
      field: 'capacity',
      expected: '1 or more',
    })
  })

  it('lets whoever comes beyond it wait, in order and with a number', () => {
    const told = story({ players: 2, started: false })
    told.does(capacity(2))
    expect(told.facts(register('ada'))).toEqual([
      {
        kind: 'player-registered',
        player: 'ada',
        number: 3,
        earnedBye: false,
        avoid: [],
        waiting: true,
      },
    ])
    told.does(register('ben'))
    expect(waitingList(told.state()).map(({ player }) => player)).toEqual(['ada', 'ben'])
    expect(takenPlaces(told.state())).toBe(2)
  })

  it('gives a free place to nobody who comes after those who wait', () => {
    const told = story({ players: 2, started: false })
    told.does(capacity(2))
    told.does(register('ada'))
    told.does(capacity(3))
    expect(told.facts(register('ben'))).toMatchObject([{ waiting: true }])
  })

  it('leaves whoever waits out of the announcement, the rounds and the standings', () => {
    const told = story({ players: 4, started: false })
    told.does(capacity(4))
    told.does(register('ada'))
    told.does({ kind: 'announce-event' })
    expect(told.state().announced?.headCount).toBe(4)
    told.does({ kind: 'start-stage' })
    told.playRound()
    expect(told.state().stages[0]?.entrants).not.toContain('ada')
    expect(told.state().players.get(id('ada'))?.status).toBe('waiting')
    told.does({ kind: 'finish-event' })
    expect(told.state().finished?.places.map(({ player }) => player)).not.toContain('ada')
  })

  it('says who is next when somebody leaves before the start', () => {
    const told = story({ players: 2, started: false })
    told.does(capacity(2))
    told.does(register('ada'))
    told.does(register('ben'))
    const drop = (name: string) => told.does({ kind: 'drop-player', player: id(name), when: 'now' })
    expect(drop('ada')).toEqual([])
    expect(drop('p1')).toEqual([{ code: 'place-free', next: 'ben' }])
  })

  it('says nothing of a place where there were too many anyway', () => {
    const told = story({ players: 4, started: false })
    told.does(capacity(2))
    told.does(register('ada'))
    const drop = { kind: 'drop-player', player: id('p1'), when: 'now' } as const
    expect(told.does(drop)).toEqual([])
  })
})
