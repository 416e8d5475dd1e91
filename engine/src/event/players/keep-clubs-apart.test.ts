import { describe, expect, it } from 'vitest'
import { id, type Setting, story } from '../../../testing/story.ts'

const apart = (...clubs: readonly (readonly string[])[]) =>
  ({ kind: 'keep-clubs-apart', clubs: clubs.map((club) => club.map(id)) }) as const
const mayMeet = { kind: 'keep-clubs-apart', clubs: null } as const
const before = (setting: Setting = {}) => story({ started: false, ...setting })

/** Who sits together in round 1, drawn from several entropies. */
const tablesOf = (setting: Setting, ...clubs: readonly (readonly string[])[]) =>
  Array.from({ length: 12 }, (_, n) => {
    const told = before(setting)
    told.does(apart(...clubs))
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    told.does({ kind: 'pair-round' }, { entropy: `${n}` })
    return [...told.state().matches.values()].map(({ players }) => players.toSorted().join())
  }).flat()

describe('keep-clubs-apart', () => {
  it('[XWEN-53] nobody meets somebody of the own club in round 1', () => {
    const tables = tablesOf({}, ['p1', 'p2'], ['p3', 'p4'])
    expect(tables).not.toContain('p1,p2')
    expect(tables).not.toContain('p3,p4')
    expect(tables).toContain('p1,p3')
  })

  it('[LCG-33] nobody does at any tier of a document that has it so', () => {
    const setting = { regulation: 'card-game/de-2014', tier: 'premier' } as const
    expect(tablesOf(setting, ['p1', 'p2'])).not.toContain('p1,p2')
  })

  it('[XWEN-53] where everybody is of one club, everybody is paired all the same', () => {
    expect(tablesOf({}, ['p1', 'p2', 'p3', 'p4'])).toHaveLength(24)
  })

  it('[XWEN-53] is for round 1 only', () => {
    const told = before({ players: 4 })
    told.does(apart(['p1', 'p3'], ['p2', 'p4']))
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    told.plays('p1 100-0 p2', 'p3 100-0 p4')
    told.does({ kind: 'pair-round' })
    expect(told.matchOf('p1').players).toContain('p3')
  })

  it('is chosen before anybody has come, and taken back', () => {
    const told = before()
    expect(told.facts(apart())).toEqual([{ kind: 'clubs-kept-apart', clubs: [] }])
    told.does(apart(['p1', 'p2']))
    expect(told.state().clubsApart).toEqual([['p1', 'p2']])
    told.does(mayMeet)
    expect(told.state().clubsApart).toBeNull()
  })

  it.each([
    ['x-wing/de', 'casual', 'XWDE-67', []],
    ['x-wing/pl', 'casual', 'XWPL-42', []],
    ['imperial-assault/de-2.2.1', 'casual', 'IA-41', []],
    ['x-wing/en-3.2', 'competitive', 'XWEN-53', ['casual']],
  ] as const)(
    '%s, %s: refused by %s, and may still be taken back',
    (regulation, tier, rule, tiers) => {
      const told = before({ regulation, tier })
      expect(told.refuses(apart(['p1', 'p2']))).toEqual({ code: 'round-one-by-lot', tiers, rule })
      told.does(mayMeet)
    },
  )

  it('is possible until round 1 is paired', () => {
    const told = story()
    told.does({ kind: 'pair-round' })
    expect(told.refuses(apart(['p1', 'p2']))).toEqual({ code: 'round-one-paired' })
    told.does({ kind: 'unpair-round' })
    told.does(apart(['p1', 'p2']))
  })

  it('refuses a club of somebody whom nobody knows', () => {
    expect(before().refuses(apart(['p1', 'ada']))).toEqual({
      code: 'unknown-player',
      player: 'ada',
    })
  })
})
