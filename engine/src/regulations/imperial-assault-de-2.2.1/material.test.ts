import { describe, expect, it } from 'vitest'
import { appoint, asPlayer, matchIdOf, reports } from '../../../testing/matters.ts'
import { id, role, type Story } from '../../../testing/story.ts'
import { instant, type MaterialOutcome, mattersView } from '../../index.ts'
import { ahead, skirmish } from './skirmish.suite.ts'

const running = (): Story => {
  const event = skirmish()
  appoint(event, 'marshal')
  event.seats('p1 - p2', 'p3 - p4')
  return event
}
const proxy = { card: 'Probe Droid', lostText: 'its cost', madeBy: 'Ada', madeOn: '2017-08-05' }
const settle = (n: number, outcome: MaterialOutcome) =>
  ({ kind: 'settle-material', case: n, outcome, proxy }) as const

describe('lost', () => {
  it('[IA-25] no replacement in the time given: the game is conceded, then out', () => {
    const event = running()
    const n = reports(event, 'p1')
    event.does({ kind: 'grant-material-time', case: n, minutes: 10 })
    const { granted } = event.state().cases.get(n) ?? expect.fail('no case')
    const over = instant((granted?.at ?? 0) + 600_000)
    expect(mattersView(event.state(), over).cases).toMatchObject([{ step: 'concede', due: over }])
    event.does(settle(n, 'conceded'))
    expect(event.matchOf('p1').result).toMatchObject({ ending: 'concession', by: 'first' })
    event.result('p3', ahead('first'))
    event.does({ kind: 'close-round' })
    expect(event.refuses({ kind: 'pair-round' })).toEqual({
      code: 'material-missing',
      players: ['p1'],
      rule: 'IA-25',
      overridable: true,
    })
    event.does(settle(n, 'removed'))
    expect(event.state().players.get(id('p1'))?.status).toBe('dropped')
    event.does({ kind: 'pair-round' })
  })
})

describe('damaged', () => {
  it.each([
    ['card', 'proxy'],
    ['die', 'shared'],
  ] as const)('[IA-26] a %s: %s, and nothing else', (component, outcome) => {
    for (const other of ['proxy', 'kept', 'shared'] as const) {
      const event = running()
      const n = reports(event, 'p1', { what: 'damaged', component })
      expect(event.ask(settle(n, other)).granted).toBe(other === outcome)
    }
  })

  it.each(['model', 'map', 'token', 'other'] as const)(
    '[IA-26] a %s that cannot be replaced counts as lost',
    (component) => {
      const event = running()
      const n = reports(event, 'p1', { what: 'damaged', component })
      expect(event.refuses(settle(n, 'kept'))).toEqual({
        code: 'outcome-not-possible',
        outcome: 'kept',
        rule: 'IA-26',
      })
    },
  )

  it.each(['card', 'lostText', 'madeBy', 'madeOn'] as const)(
    '[IA-26] a proxy shows its %s',
    (field) => {
      const event = running()
      const n = reports(event, 'p1', { what: 'damaged', component: 'card' })
      expect(event.refuses({ ...settle(n, 'proxy'), proxy: { ...proxy, [field]: '' } })).toEqual({
        code: 'proxy-incomplete',
        missing: [field],
        rule: 'IA-26',
      })
    },
  )

  it('[IA-28] a proxy stands in for a damaged card and for nothing else', () => {
    const event = running()
    event.does(settle(reports(event, 'p1', { what: 'damaged', component: 'card' }), 'proxy'))
    const lost = reports(event, 'p1', { component: 'card' })
    expect(event.refuses(settle(lost, 'proxy'))).toEqual({
      code: 'outcome-not-possible',
      outcome: 'proxy',
      rule: 'IA-28',
    })
  })
})

describe('shared', () => {
  const share = (event: Story) =>
    ({
      kind: 'order-sharing',
      match: matchIdOf(event, 'p1'),
      items: ['dice'],
      from: 'second',
    }) as const

  it('[IA-21] a player demands one set of dice, before or during the round', () => {
    const event = running()
    event.does(share(event), asPlayer('p1'))
    event.does({ kind: 'start-clock' })
    event.does(share(event), asPlayer('p1'))
    event.result('p1', ahead('first'))
    expect(event.refuses(share(event), asPlayer('p1'))).toMatchObject({
      code: 'sharing-too-late',
      rule: 'IA-21',
    })
  })

  it('[IA-21] the marshal orders it, on record as theirs; rulers there are none', () => {
    const event = running()
    event.does(share(event), role('marshal'))
    expect(event.state().sharings).toMatchObject([{ by: { role: 'marshal' } }])
    expect(event.refuses({ ...share(event), items: ['ruler'] })).toMatchObject({
      code: 'not-in-this-regulation',
      what: 'ruler',
      rule: 'IA-21',
    })
  })
})
