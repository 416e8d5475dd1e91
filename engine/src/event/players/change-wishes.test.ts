import { describe, expect, it } from 'vitest'
import { id, type Setting, story } from '../../../testing/story.ts'

const wish = (player: string, ...avoid: readonly string[]) => ({
  player: id(player),
  avoid: avoid.map(id),
})
const change = (...wishes: readonly ReturnType<typeof wish>[]) =>
  ({ kind: 'change-wishes', wishes }) as const
const before = (setting: Setting = {}) => story({ started: false, ...setting })

describe('change-wishes', () => {
  it('takes the place of what was asked for before, for many at once', () => {
    const told = before()
    told.does(change(wish('p1', 'p2'), wish('p2', 'p1')))
    expect(told.facts(change(wish('p1', 'p3', 'p4')))).toEqual([
      { kind: 'wishes-changed', wishes: [{ player: 'p1', avoid: ['p3', 'p4'] }] },
    ])
    told.does(change(wish('p2')))
    const avoid = [...told.state().players.values()].map((player) => player.avoid)
    expect(avoid).toEqual([['p3', 'p4'], [], [], []])
  })

  it('[XWEN-53] keeps the players of one club apart in round 1', () => {
    for (let entropy = 0; entropy < 10; entropy++) {
      const told = before()
      told.does(change(wish('p1', 'p2'), wish('p2', 'p1'), wish('p3', 'p4'), wish('p4', 'p3')))
      told.does({ kind: 'announce-event' })
      told.does({ kind: 'start-stage' })
      told.does({ kind: 'pair-round' }, { entropy: `${entropy}` })
      const tables = [...told.state().matches.values()].map(({ players }) =>
        players.toSorted().join(),
      )
      expect(tables).not.toContain('p1,p2')
      expect(tables).not.toContain('p3,p4')
    }
  })

  it('is possible until round 1 is paired', () => {
    const told = story()
    told.does(change(wish('p1', 'p2')))
    told.does({ kind: 'pair-round' })
    expect(told.refuses(change(wish('p1')))).toEqual({ code: 'round-one-paired' })
    told.does({ kind: 'unpair-round' })
    told.does(change(wish('p1')))
  })

  it('lets players speak for themselves, and for nobody else', () => {
    const told = before()
    const by = { by: { role: 'player', player: id('p1') } } as const
    told.does(change(wish('p1', 'p2')), by)
    expect(told.refuses(change(wish('p1'), wish('p2', 'p1')), by)).toEqual({
      code: 'not-allowed',
      role: 'player',
      command: 'change-wishes',
    })
  })

  it('refuses a wish not to meet oneself, and one of nobody', () => {
    expect(before().refuses(change(wish('p1', 'p1')))).toEqual({ code: 'plays-self', player: 'p1' })
    expect(before().refuses(change(wish('ada', 'p1')))).toEqual({
      code: 'unknown-player',
      player: 'ada',
    })
  })

  it('refuses the wish where the document knows no such thing', () => {
    expect(before({ regulation: 'x-wing/de' }).refuses(change(wish('p1', 'p2')))).toEqual({
      code: 'not-in-this-regulation',
      what: 'avoid',
      regulation: 'x-wing/de',
    })
  })
})
