import { describe, expect, it } from 'vitest'
import { appoint, asPlayer, matchIdOf, reports } from '../../../testing/matters.ts'
import { id, role, type Story, story } from '../../../testing/story.ts'
import { type Component, instant, type MaterialOutcome, mattersView } from '../../index.ts'

const german = (): Story => {
  const event = story({ regulation: 'x-wing/de' })
  appoint(event, 'marshal')
  event.seats('p1 - p2', 'p3 - p4')
  return event
}
const proxy = {
  card: 'Push the Limit',
  lostText: 'once per round, after an action',
  madeBy: 'Ada',
  madeOn: '2016-11-12',
}
const settle = (n: number, outcome: MaterialOutcome) =>
  ({ kind: 'settle-material', case: n, outcome, proxy }) as const
const stepOf = (event: Story, minutes: number) => {
  const at = event.event().log.at(-1)?.at ?? 0
  return mattersView(event.state(), instant(at + minutes * 60_000)).cases[0]?.step
}

describe('lost', () => {
  it('[XWDE-42] no replacement in the time given: the match is conceded, then out', () => {
    const event = german()
    const n = reports(event, 'p1')
    expect(event.state().cases.get(n)?.at).toBe(event.event().log.at(-1)?.at)
    event.does({ kind: 'grant-material-time', case: n, minutes: 10 }, role('judge'))
    expect(stepOf(event, 9)).toBe('find-replacement')
    expect(stepOf(event, 10)).toBe('concede')
    event.does(settle(n, 'conceded'))
    expect(event.matchOf('p1').result).toMatchObject({ ending: 'concession', by: 'first' })
    event.wins('p3')
    event.does({ kind: 'close-round' })
    expect(event.refuses({ kind: 'pair-round' })).toEqual({
      code: 'material-missing',
      players: ['p1'],
      rule: 'XWDE-42',
      overridable: true,
    })
    event.does(settle(n, 'removed'))
    expect(event.state().players.get(id('p1'))?.status).toBe('dropped')
    event.does({ kind: 'pair-round' })
  })

  it.each(['proxy', 'kept', 'shared'] as const)(
    '[XWDE-42] what is lost cannot be %s',
    (outcome) => {
      const event = german()
      const n = reports(event, 'p1', { component: 'model' })
      const rule = outcome === 'proxy' ? 'XWDE-46' : 'XWDE-42'
      expect(event.refuses(settle(n, outcome))).toEqual({
        code: 'outcome-not-possible',
        outcome,
        rule,
      })
    },
  )
})

describe('damaged', () => {
  const possible: readonly (readonly [Component, MaterialOutcome])[] = [
    ['card', 'proxy'],
    ['model', 'kept'],
    ['die', 'shared'],
    ['ruler', 'shared'],
    ['template', 'shared'],
  ]

  it.each(possible)('[XWDE-43] a %s: %s, and nothing else', (component, outcome) => {
    for (const other of ['proxy', 'kept', 'shared'] as const) {
      const event = german()
      const n = reports(event, 'p1', { what: 'damaged', component })
      const decision = event.ask(settle(n, other))
      expect(decision.granted).toBe(other === outcome)
    }
  })

  it.each(['token', 'dial', 'damage-deck', 'other'] as const)(
    '[XWDE-43] a %s that cannot be replaced counts as lost',
    (component) => {
      const event = german()
      const n = reports(event, 'p1', { what: 'damaged', component })
      expect(event.refuses(settle(n, 'kept'))).toEqual({
        code: 'outcome-not-possible',
        outcome: 'kept',
        rule: 'XWDE-43',
      })
      event.wins('p1')
      event.wins('p3')
      event.does({ kind: 'close-round' })
      expect(event.refuses({ kind: 'pair-round' }).code).toBe('material-missing')
    },
  )

  it.each(['card', 'lostText', 'madeBy', 'madeOn'] as const)(
    '[XWDE-43] a proxy shows its %s',
    (field) => {
      const event = german()
      const n = reports(event, 'p1', { what: 'damaged', component: 'card' })
      const blank = { ...settle(n, 'proxy'), proxy: { ...proxy, [field]: ' ' } }
      expect(event.refuses(blank)).toEqual({
        code: 'proxy-incomplete',
        missing: [field],
        rule: 'XWDE-43',
      })
    },
  )

  it('[XWDE-46] a proxy stands in for a damaged card and for nothing else', () => {
    const event = german()
    const card = reports(event, 'p1', { what: 'damaged', component: 'card' })
    event.does(settle(card, 'proxy'))
    const refusal = { code: 'outcome-not-possible', outcome: 'proxy', rule: 'XWDE-46' }
    const lost = reports(event, 'p1', { component: 'card' })
    expect(event.refuses(settle(lost, 'proxy'))).toEqual(refusal)
    const model = reports(event, 'p1', { what: 'damaged', component: 'model' })
    expect(event.refuses(settle(model, 'proxy'))).toEqual(refusal)
  })
})

describe('shared', () => {
  const share = (event: Story, item: 'dice' | 'ruler' | 'templates') =>
    ({
      kind: 'order-sharing',
      match: matchIdOf(event, 'p1'),
      items: [item],
      from: 'first',
    }) as const

  it.each(['dice', 'ruler', 'templates'] as const)(
    '[XWDE-37] a player demands one set of %s, before or during the round',
    (item) => {
      const event = german()
      event.does(share(event, item), asPlayer('p2'))
      event.does({ kind: 'start-clock' })
      event.does(share(event, item), asPlayer('p2'))
      expect(event.state().sharings).toHaveLength(2)
      event.wins('p1')
      expect(event.refuses(share(event, item), asPlayer('p2'))).toMatchObject({
        code: 'sharing-too-late',
        rule: 'XWDE-37',
      })
    },
  )

  it('[XWDE-38] the marshal orders it, on record as theirs', () => {
    const event = german()
    event.does(share(event, 'dice'), role('marshal'))
    expect(event.state().sharings).toMatchObject([{ items: ['dice'], by: { role: 'marshal' } }])
  })
})
