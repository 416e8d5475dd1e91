import { describe, expect, it } from 'vitest'
import { asPlayer, matchIdOf } from '../../../testing/matters.ts'
import { role, type Story, story } from '../../../testing/story.ts'
import { matchId } from '../../vocabulary/ids.ts'
import type { SharedItem } from '../../vocabulary/material.ts'

const seated = (regulation = 'x-wing/en-3.2'): Story => {
  const told = story({ regulation })
  told.seats('p1 - p2', 'p3 - p4')
  return told
}
const share = (told: Story, ...items: readonly SharedItem[]) =>
  ({ kind: 'order-sharing', match: matchIdOf(told, 'p1'), items, from: 'second' }) as const

describe('order-sharing', () => {
  it('one player’s for both, on record with who said so', () => {
    const told = seated()
    const { match, items, from } = share(told, 'ruler', 'templates')
    expect(told.facts(share(told, 'ruler', 'templates'), asPlayer('p1'))).toEqual([
      { kind: 'sharing-ordered', match, items, from },
    ])
    expect(told.state().sharings).toEqual([
      { match, items, from, by: { role: 'player', player: 'p1' } },
    ])
  })

  it('refuses a match nobody plays, or knows of yet', () => {
    const told = story()
    const order = { kind: 'order-sharing', items: ['ruler'], from: 'first' } as const
    expect(told.refuses({ ...order, match: matchId('9-9') })).toEqual({
      code: 'unknown-match',
      match: '9-9',
    })
    told.does({ kind: 'pair-round' })
    expect(told.refuses(share(told, 'ruler'))).toEqual({ code: 'round-not-published', round: 1 })
  })

  it('refuses a player from another table', () => {
    const told = seated()
    expect(told.refuses(share(told, 'ruler'), asPlayer('p3'))).toEqual({
      code: 'not-your-match',
      match: matchIdOf(told, 'p1'),
      table: 1,
    })
    expect(told.refuses(share(told, 'ruler'), role('player')).code).toBe('not-your-match')
  })

  it('refuses nothing at all', () => {
    const told = seated()
    expect(told.refuses(share(told))).toEqual({
      code: 'bad-value',
      field: 'items',
      expected: 'at least one',
    })
  })

  it('refuses in a document that knows no sharing', () => {
    const told = seated('card-game/de-2014')
    expect(told.refuses(share(told, 'dice'))).toEqual({
      code: 'not-in-this-regulation',
      what: 'sharing',
      regulation: 'card-game/de-2014',
    })
  })

  it('refuses what the document does not share, unless a leader says why', () => {
    const told = seated()
    expect(told.refuses(share(told, 'ruler', 'dice'))).toEqual({
      code: 'not-in-this-regulation',
      what: 'dice',
      regulation: 'x-wing/en-3.2',
      rule: 'XWEN-38',
      overridable: true,
    })
    const why = { override: 'hers rolled off the table' }
    expect(told.facts(share(told, 'dice'), why)).toMatchObject([
      { kind: 'rule-overridden', reason: why.override },
      { kind: 'sharing-ordered', items: ['dice'] },
    ])
    expect(told.refuses(share(told, 'dice'), { ...asPlayer('p1'), ...why }).code).toBe(
      'not-in-this-regulation',
    )
  })

  it('refuses when the match is over', () => {
    const told = seated('x-wing/de')
    told.wins('p1')
    expect(told.refuses(share(told, 'dice'))).toEqual({
      code: 'sharing-too-late',
      table: 1,
      rule: 'XWDE-37',
      overridable: true,
    })
  })

  it.each([
    ['the clock runs', (told: Story) => told.does({ kind: 'start-clock' })],
    [
      'the match has begun',
      (told: Story) => told.does({ kind: 'start-match', match: matchIdOf(told, 'p1') }),
    ],
  ] as const)('refuses too late where it must come before: %s', (_, begins) => {
    const told = seated()
    begins(told)
    expect(told.refuses(share(told, 'ruler'), asPlayer('p1'))).toEqual({
      code: 'sharing-too-late',
      table: 1,
      rule: 'XWEN-38',
      overridable: true,
    })
    expect(told.ask(share(told, 'ruler'), { override: 'his broke' })).toMatchObject({
      granted: true,
    })
  })
})
