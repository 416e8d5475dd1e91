import { describe, expect, it } from 'vitest'
import { placeOf } from './place-of.ts'

describe('where on the page a judge is', () => {
  it.each([
    ['', { tab: 'calls' }],
    ['tables', { tab: 'tables', match: null }],
    ['match-r3-7', { tab: 'tables', match: 'r3-7' }],
    ['calls', { tab: 'calls' }],
    ['matters', { tab: 'matters' }],
    ['look-up', { tab: 'look-up', player: null }],
    ['player-p1', { tab: 'look-up', player: 'p1' }],
    ['nonsense', { tab: 'calls' }],
  ])('%s', (name, place) => {
    expect(placeOf(name)).toEqual(place)
  })
})
