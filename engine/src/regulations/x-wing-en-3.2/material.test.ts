import { describe, expect, it } from 'vitest'
import { asPlayer, matchIdOf, reports } from '../../../testing/matters.ts'
import { type Story, story } from '../../../testing/story.ts'
import type { SharedItem } from '../../index.ts'

const english = (): Story => {
  const event = story()
  event.seats('p1 - p2', 'p3 - p4')
  return event
}

describe('lost and damaged', () => {
  const proxy = { card: 'a', lostText: 'b', madeBy: 'c', madeOn: 'd' }

  it.each(['lost', 'damaged'] as const)('[XWEN-31] no proxy for a %s card', (what) => {
    const event = english()
    const n = reports(event, 'p1', { what, component: 'card' })
    expect(event.refuses({ kind: 'settle-material', case: n, outcome: 'proxy', proxy })).toEqual({
      code: 'outcome-not-possible',
      outcome: 'proxy',
      rule: 'XWEN-31',
    })
  })

  it.each(['replaced', 'kept', 'shared', 'conceded', 'removed'] as const)(
    'the document is silent: a case may end as %s, and the next round waits for none',
    (outcome) => {
      const event = english()
      const n = reports(event, 'p1')
      reports(event, 'p3')
      event.does({ kind: 'settle-material', case: n, outcome })
      if (event.matchOf('p1').result === null) event.wins('p1')
      event.wins('p3')
      event.does({ kind: 'close-round' })
      expect(event.ask({ kind: 'pair-round' })).toMatchObject({ granted: true })
    },
  )
})

describe('shared', () => {
  const share = (event: Story, item: SharedItem) =>
    ({
      kind: 'order-sharing',
      match: matchIdOf(event, 'p1'),
      items: [item],
      from: 'first',
    }) as const

  it.each(['ruler', 'templates'] as const)(
    '[XWEN-38] a player asks for one %s, before the match only',
    (item) => {
      const event = english()
      event.does(share(event, item), asPlayer('p2'))
      event.does({ kind: 'start-clock' })
      expect(event.refuses(share(event, item), asPlayer('p2'))).toMatchObject({
        code: 'sharing-too-late',
        rule: 'XWEN-38',
      })
    },
  )

  it('[XWEN-38] dice are not named', () => {
    const event = english()
    expect(event.refuses(share(event, 'dice'), asPlayer('p2'))).toMatchObject({
      code: 'not-in-this-regulation',
      what: 'dice',
      rule: 'XWEN-38',
    })
  })
})
