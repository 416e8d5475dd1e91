import { describe, expect, it } from 'vitest'
import { matchIdOf, reports } from '../../../testing/matters.ts'
import type { Story } from '../../../testing/story.ts'
import { noProxies } from '../suites/material.suite.ts'
import { cardGame } from './card-game.suite.ts'
import { cardGameDe2014 } from './regulation.ts'

const running = (): Story => {
  const event = cardGame()
  event.seats('p1 - p2', 'p3 - p4')
  return event
}

describe('material', () => {
  noProxies(cardGameDe2014, 'LCG-23')

  it('who cannot play on has lost the match: the second game is not conceded', () => {
    const event = running()
    const n = reports(event, 'p1', { component: 'card' })
    event.does({ kind: 'settle-material', case: n, outcome: 'conceded' })
    expect(event.matchOf('p1').result).toEqual({ ending: 'match-loss', by: 'first' })
  })

  it('nothing is shared', () => {
    const event = running()
    const match = matchIdOf(event, 'p1')
    const share = { kind: 'order-sharing', match, items: ['dice'], from: 'first' } as const
    expect(event.refuses(share).code).toBe('not-in-this-regulation')
  })
})
