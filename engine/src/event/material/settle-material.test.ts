import { describe, expect, it } from 'vitest'
import { reports } from '../../../testing/matters.ts'
import { rowOf } from '../../../testing/standing-row.ts'
import { bracketStory, id, type Story, story } from '../../../testing/story.ts'
import type { MaterialOutcome, ProxyCard } from '../../vocabulary/material.ts'

const settle = (n: number, outcome: MaterialOutcome, proxy?: ProxyCard) =>
  ({
    kind: 'settle-material',
    case: n,
    outcome,
    ...(proxy === undefined ? {} : { proxy }),
  }) as const

const proxy: ProxyCard = {
  card: 'Push the Limit',
  lostText: 'once per round, after an action',
  madeBy: 'Ada',
  madeOn: '2016-11-12',
}

const german = (): Story => {
  const told = story({ regulation: 'x-wing/de' })
  told.seats('p1 - p2', 'p3 - p4')
  return told
}
const damaged = { what: 'damaged', component: 'card', name: 'Push the Limit' } as const

describe('settle-material', () => {
  it('replaced: play goes on', () => {
    const told = german()
    const n = reports(told, 'p1')
    expect(told.facts(settle(n, 'replaced'))).toEqual([
      { kind: 'material-settled', case: n, outcome: 'replaced' },
    ])
    expect(told.state().cases.get(n)).toMatchObject({ outcome: 'replaced', proxy: null })
  })

  it('conceded: the running match is given up, the player stays', () => {
    const told = german()
    const n = reports(told, 'p2')
    const { match } = told.matchOf('p2')
    expect(told.facts(settle(n, 'conceded'))).toEqual([
      { kind: 'material-settled', case: n, outcome: 'conceded' },
      {
        kind: 'result-entered',
        match,
        result: { ending: 'concession', by: 'second', score: [0, 0] },
      },
    ])
    expect(told.state().players.get(id('p2'))?.status).toBe('active')
  })

  it('conceded where the result is there already: nothing is taken back', () => {
    const told = german()
    const n = reports(told, 'p2')
    told.wins('p1')
    expect(told.facts(settle(n, 'conceded'))).toHaveLength(1)
  })

  it('removed: the player leaves, and a running match is given up with it', () => {
    const told = german()
    expect(told.facts(settle(reports(told, 'p1'), 'removed'))).toMatchObject([
      { kind: 'material-settled', outcome: 'removed' },
      { kind: 'result-entered', result: { by: 'first' } },
      { kind: 'player-dropped', player: 'p1', after: 1 },
    ])
  })

  it.each(['conceded', 'removed'] as const)(
    '%s with what stands on the table: the one who gives up keeps what was scored',
    (outcome) => {
      const told = german()
      const command = { ...settle(reports(told, 'p2'), outcome), score: [20, 55] } as const
      expect(told.does(command)).toEqual([])
      expect(rowOf(told, 'p1').marginOfVictory).toBe(145)
      expect(rowOf(told, 'p2').marginOfVictory).toBe(55)
    },
  )

  it('without it nothing was scored, and that is told', () => {
    const told = german()
    expect(told.does(settle(reports(told, 'p2'), 'conceded'))).toEqual([
      { code: 'score-assumed', table: 1, score: [0, 0], rule: 'XWDE-87' },
    ])
  })

  it('refuses a score where the match goes on', () => {
    const told = german()
    const command = { ...settle(reports(told, 'p2'), 'replaced'), score: [20, 55] } as const
    expect(told.refuses(command)).toEqual({ code: 'score-not-needed', player: 'p2' })
  })

  it('conceded in the bracket: the match is given up there, too', () => {
    const told = bracketStory(4, { regulation: 'x-wing/de', players: 8 })
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    const command = { ...settle(reports(told, 'p4'), 'conceded'), score: [20, 55] } as const
    expect(told.facts(command)).toMatchObject([
      {},
      { result: { ending: 'concession', by: 'second', score: [20, 55] } },
    ])
    expect(told.state().players.get(id('p4'))?.status).toBe('active')
  })

  it('removed after the cut: the next one moves up', () => {
    const told = bracketStory(4, { regulation: 'x-wing/de', players: 8 })
    expect(told.does(settle(reports(told, 'p1'), 'removed'))).toEqual([
      { code: 'place-goes-to', player: 'p5', rule: 'XWDE-74' },
    ])
  })

  it('removed who has left meanwhile: only the case ends', () => {
    const told = german()
    const n = reports(told, 'p1')
    told.does({ kind: 'drop-player', player: id('p1'), when: 'now' })
    expect(told.facts(settle(n, 'removed'))).toHaveLength(1)
  })

  it.each(['replaced', 'removed'] as const)('what was conceded for can still be %s', (outcome) => {
    const told = german()
    const n = reports(told, 'p1')
    told.does(settle(n, 'conceded'))
    told.does(settle(n, outcome))
    expect(told.state().cases.get(n)?.outcome).toBe(outcome)
  })

  it.each(['conceded', 'kept', 'shared', 'proxy'] as const)(
    'what was conceded for cannot be %s any more',
    (outcome) => {
      const told = german()
      const n = reports(told, 'p1', damaged)
      told.does(settle(n, 'conceded'))
      expect(told.refuses(settle(n, outcome, proxy))).toEqual({
        code: 'outcome-not-possible',
        outcome,
        rule: 'XWDE-42',
      })
    },
  )

  it('refuses to concede without a match', () => {
    const told = story({ regulation: 'x-wing/de' })
    expect(told.refuses(settle(reports(told, 'p1'), 'conceded'))).toEqual({
      code: 'outcome-not-possible',
      outcome: 'conceded',
      rule: 'XWDE-42',
    })
    const english = story()
    expect(english.refuses(settle(reports(english, 'p1'), 'conceded'))).toEqual({
      code: 'outcome-not-possible',
      outcome: 'conceded',
    })
  })

  it('a proxy has its card on record', () => {
    const told = german()
    const n = reports(told, 'p1', damaged)
    expect(told.facts(settle(n, 'proxy', proxy))).toEqual([
      { kind: 'material-settled', case: n, outcome: 'proxy', proxy },
    ])
    expect(told.state().cases.get(n)?.proxy).toEqual(proxy)
  })

  it('refuses a proxy with blanks', () => {
    const told = german()
    const n = reports(told, 'p1', damaged)
    expect(told.refuses(settle(n, 'proxy', { ...proxy, madeBy: ' ', lostText: '' }))).toEqual({
      code: 'proxy-incomplete',
      missing: ['lostText', 'madeBy'],
      rule: 'XWDE-43',
    })
    expect(told.refuses(settle(n, 'proxy'))).toMatchObject({
      missing: ['card', 'lostText', 'madeBy', 'madeOn'],
    })
  })

  it('refuses what nobody reported, and what is settled', () => {
    const told = german()
    expect(told.refuses(settle(2, 'replaced'))).toEqual({
      code: 'unknown-matter',
      matter: 'case',
      n: 2,
    })
    const n = reports(told, 'p1')
    told.does(settle(n, 'replaced'))
    expect(told.refuses(settle(n, 'removed'))).toEqual({
      code: 'matter-settled',
      matter: 'case',
      n,
    })
  })
})
