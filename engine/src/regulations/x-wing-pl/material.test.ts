import { describe, expect, it } from 'vitest'
import { asPlayer, matchIdOf, reports } from '../../../testing/matters.ts'
import { type Story, story } from '../../../testing/story.ts'

const polish = (): Story => {
  const event = story({ regulation: 'x-wing/pl' })
  event.seats('p1 - p2', 'p3 - p4')
  return event
}

describe('lost and damaged', () => {
  const proxy = { card: 'a', lostText: 'b', madeBy: 'c', madeOn: 'd' }

  it.each(['lost', 'damaged'] as const)('[XWPL-31] no proxy for a %s card', (what) => {
    const event = polish()
    const n = reports(event, 'p1', { what, component: 'card' })
    expect(event.refuses({ kind: 'settle-material', case: n, outcome: 'proxy', proxy })).toEqual({
      code: 'outcome-not-possible',
      outcome: 'proxy',
      rule: 'XWPL-31',
    })
  })

  it('the document is silent: the next round waits for nobody', () => {
    const event = polish()
    const n = reports(event, 'p1')
    event.does({ kind: 'settle-material', case: n, outcome: 'conceded' })
    event.wins('p3')
    event.does({ kind: 'close-round' })
    expect(event.ask({ kind: 'pair-round' })).toMatchObject({ granted: true })
  })
})

describe('shared', () => {
  it.each(['dice', 'ruler', 'templates'] as const)(
    '[XWPL-28] a player asks for one set of %s, before the round only',
    (item) => {
      const event = polish()
      const share = {
        kind: 'order-sharing',
        match: matchIdOf(event, 'p1'),
        items: [item],
        from: 'first',
      } as const
      event.does(share, asPlayer('p2'))
      event.does({ kind: 'start-clock' })
      expect(event.refuses(share, asPlayer('p2'))).toMatchObject({
        code: 'sharing-too-late',
        rule: 'XWPL-28',
      })
    },
  )
})
