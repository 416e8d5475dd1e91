import { describe, expect, it } from 'vitest'
import { id, story } from '../../../testing/story.ts'
import { peopleFrom } from '../../people/people.ts'
import { ownView } from '../player/own-view.ts'
import { luckNow } from './luck-now.ts'

const word = (text: string) => ({ kind: 'contribute-luck', text }) as const
const from = (name: string) => ({ by: { role: 'player', player: id(name) } }) as const

describe('the lot of the next round', () => {
  it('is open to the hall until it is drawn, and again for the round after it', () => {
    const told = story({ secret: 'desk' })
    const now = () => luckNow(told.state())
    expect(now()).toEqual({ round: 1, hall: [] })
    told.does(word('lighthouse'))
    told.does(word('storm'), from('p1'))
    expect(now()?.hall.map(({ text }) => text)).toEqual(['lighthouse', 'storm'])
    told.does({ kind: 'pair-round' })
    expect(now()).toBeNull()
    told.does({ kind: 'publish-round' })
    expect(now()).toEqual({ round: 2, hall: [] })
  })

  it('is nobody’s where lots were not fixed, nor after the last drawn round', () => {
    expect(luckNow(story().state())).toBeNull()
    const rounds = { kind: 'custom', stages: [{ kind: 'swiss', rounds: 1, cut: null }] } as const
    const told = story({ secret: 'desk', structure: rounds })
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    expect(luckNow(told.state())).toBeNull()
  })

  it('shows each phone the own word, and nothing to who has left', () => {
    const told = story({ secret: 'desk' })
    told.does(word('storm'), from('p1'))
    const own = (name: string) => ownView(told.state(), peopleFrom([]), id(name), null)?.luck
    expect(own('p1')).toEqual({ round: 1, own: 'storm' })
    expect(own('p2')).toEqual({ round: 1, own: null })
    told.does({ kind: 'drop-player', player: id('p2'), when: 'now' })
    expect(own('p2')).toBeNull()
  })
})
