import { describe, expect, it } from 'vitest'
import { matchIdOf, reports } from '../../../testing/matters.ts'
import type { Story } from '../../../testing/story.ts'
import { cardGame, games } from './card-game.suite.ts'

const running = (): Story => {
  const event = cardGame()
  event.seats('p1 - p2', 'p3 - p4')
  return event
}

describe('material', () => {
  it.each(['lost', 'damaged'] as const)('[LCG-23] no proxy for a %s card', (what) => {
    const event = running()
    const n = reports(event, 'p1', { what, component: 'card' })
    const proxy = { card: 'a', lostText: 'b', madeBy: 'c', madeOn: 'd' }
    expect(event.refuses({ kind: 'settle-material', case: n, outcome: 'proxy', proxy })).toEqual({
      code: 'outcome-not-possible',
      outcome: 'proxy',
      rule: 'LCG-23',
    })
  })

  it('the document is silent on lost cards: the next round waits for nobody', () => {
    const event = running()
    const n = reports(event, 'p1', { component: 'card' })
    event.does({ kind: 'settle-material', case: n, outcome: 'conceded' })
    expect(event.matchOf('p1').result).toEqual({ ending: 'match-loss', by: 'first' })
    event.result('p3', games('first', 'first'))
    event.does({ kind: 'close-round' })
    expect(event.ask({ kind: 'pair-round' })).toMatchObject({ granted: true })
  })

  it('nothing is shared', () => {
    const event = running()
    const match = matchIdOf(event, 'p1')
    const share = { kind: 'order-sharing', match, items: ['dice'], from: 'first' } as const
    expect(event.refuses(share).code).toBe('not-in-this-regulation')
  })
})
