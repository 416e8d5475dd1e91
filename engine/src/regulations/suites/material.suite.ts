import { expect, it } from 'vitest'
import { appoint, asPlayer, matchIdOf, reports } from '../../../testing/matters.ts'
import { id, role, type Story, story } from '../../../testing/story.ts'
import {
  type Component,
  instant,
  type MaterialOutcome,
  mattersView,
  type SharedItem,
} from '../../index.ts'
import type { Clause, RuleId } from '../../vocabulary/rule.ts'
import type { Regulation } from '../regulation.ts'

const running = ({ id: regulation }: Regulation): Story => {
  const event = story({ regulation })
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

/** What is left to do so many minutes after the last word about a case. */
const stepAfter = (event: Story, minutes: number) => {
  const at = event.event().log.at(-1)?.at ?? 0
  return mattersView(event.state(), instant(at + minutes * 60_000)).cases[0]?.step
}

type Told = {
  readonly lost: RuleId
  /** What may become of a damaged part; nothing else may, and of no other part. */
  readonly damaged: Clause<readonly (readonly [Component, MaterialOutcome])[]>
  readonly asLost: readonly Component[]
  readonly proxies: RuleId
}

/** A document that says what becomes of lost and damaged parts. */
export const lostAndDamaged = (
  regulation: Regulation,
  { lost, damaged, asLost, proxies }: Told,
): void => {
  it(`[${lost}] no replacement in the time given: the match is conceded, then out`, () => {
    const event = running(regulation)
    const n = reports(event, 'p1')
    expect(event.state().cases.get(n)?.at).toBe(event.event().log.at(-1)?.at)
    event.does({ kind: 'grant-material-time', case: n, minutes: 10 }, role('judge'))
    expect(stepAfter(event, 9)).toBe('find-replacement')
    expect(stepAfter(event, 10)).toBe('concede')
    event.does(settle(n, 'conceded'))
    expect(event.matchOf('p1').result).toMatchObject({ ending: 'concession', by: 'first' })
    event.wins('p3')
    event.does({ kind: 'close-round' })
    expect(event.refuses({ kind: 'pair-round' })).toEqual({
      code: 'material-missing',
      players: ['p1'],
      rule: lost,
      overridable: true,
    })
    event.does(settle(n, 'removed'))
    expect(event.state().players.get(id('p1'))?.status).toBe('dropped')
    event.does({ kind: 'pair-round' })
  })

  it.each([
    ['proxy', proxies],
    ['kept', lost],
    ['shared', lost],
  ] as const)(`[${lost}] what is lost cannot be %s`, (outcome, rule) => {
    const event = running(regulation)
    const n = reports(event, 'p1', { component: 'model' })
    expect(event.refuses(settle(n, outcome))).toEqual({
      code: 'outcome-not-possible',
      outcome,
      rule,
    })
  })

  it.each(damaged.value)(`[${damaged.rule}] a %s: %s, and nothing else`, (component, outcome) => {
    for (const other of ['proxy', 'kept', 'shared'] as const) {
      const event = running(regulation)
      const n = reports(event, 'p1', { what: 'damaged', component })
      expect(event.ask(settle(n, other)).granted).toBe(other === outcome)
    }
    const event = running(regulation)
    const n = reports(event, 'p1', { what: 'damaged', component })
    expect(event.facts(settle(n, outcome))).toMatchObject([
      { kind: 'material-settled', case: n, outcome, ...(outcome === 'proxy' && { proxy }) },
    ])
  })

  it.each(asLost)(`[${damaged.rule}] a %s that cannot be replaced counts as lost`, (component) => {
    const event = running(regulation)
    const n = reports(event, 'p1', { what: 'damaged', component })
    expect(event.refuses(settle(n, 'kept'))).toEqual({
      code: 'outcome-not-possible',
      outcome: 'kept',
      rule: damaged.rule,
    })
    event.wins('p1')
    event.wins('p3')
    event.does({ kind: 'close-round' })
    expect(event.refuses({ kind: 'pair-round' }).code).toBe('material-missing')
  })

  it.each(['card', 'lostText', 'madeBy', 'madeOn'] as const)(
    `[${damaged.rule}] a proxy shows its %s`,
    (field) => {
      for (const blank of ['', ' ']) {
        const event = running(regulation)
        const n = reports(event, 'p1', { what: 'damaged', component: 'card' })
        const command = { ...settle(n, 'proxy'), proxy: { ...proxy, [field]: blank } }
        expect(event.refuses(command)).toEqual({
          code: 'proxy-incomplete',
          missing: [field],
          rule: damaged.rule,
        })
      }
    },
  )

  it(`[${proxies}] a proxy stands in for a damaged card and for nothing else`, () => {
    const event = running(regulation)
    const damaged = reports(event, 'p1', { what: 'damaged', component: 'card' })
    expect(event.facts(settle(damaged, 'proxy'))).toEqual([
      { kind: 'material-settled', case: damaged, outcome: 'proxy', proxy },
    ])
    const refusal = { code: 'outcome-not-possible', outcome: 'proxy', rule: proxies }
    const card = reports(event, 'p1', { component: 'card' })
    expect(event.refuses(settle(card, 'proxy'))).toEqual(refusal)
    const model = reports(event, 'p1', { what: 'damaged', component: 'model' })
    expect(event.refuses(settle(model, 'proxy'))).toEqual(refusal)
  })
}

/** A part without which play goes on: it costs no match and no place, lost or damaged. */
export const notNeeded = (
  regulation: Regulation,
  { rule, value: component }: Clause<Component>,
): void => {
  it.each(['lost', 'damaged'] as const)(
    `[${rule}] a ${component} that is %s holds nothing up, and nobody pays for it`,
    (what) => {
      const event = running(regulation)
      const n = reports(event, 'p1', { what, component })
      expect(mattersView(event.state(), instant(0)).cases).toMatchObject([
        { step: 'play-on', rule },
      ])
      for (const outcome of ['conceded', 'removed', 'proxy', 'shared'] as const) {
        const refusal = { code: 'outcome-not-possible', outcome, rule }
        expect(event.refuses(settle(n, outcome))).toEqual(refusal)
      }
      event.wins('p1')
      event.wins('p3')
      event.does({ kind: 'close-round' })
      event.does({ kind: 'pair-round' })
      const kept = { kind: 'settle-material', case: n, outcome: 'kept' } as const
      expect(event.ask(kept).granted).toBe(what === 'damaged')
      event.does({ ...kept, outcome: 'replaced' })
      expect(event.state().players.get(id('p1'))?.status).toBe('active')
    },
  )
}

/** A document that says nothing about lost and damaged parts but that there are no proxies. */
export const noProxies = (regulation: Regulation, rule: RuleId): void => {
  it.each(['lost', 'damaged'] as const)(`[${rule}] no proxy for a %s card`, (what) => {
    const event = running(regulation)
    const n = reports(event, 'p1', { what, component: 'card' })
    expect(event.refuses(settle(n, 'proxy'))).toEqual({
      code: 'outcome-not-possible',
      outcome: 'proxy',
      rule,
    })
  })

  it.each(['replaced', 'kept', 'shared', 'conceded', 'removed'] as const)(
    'the document is silent: a case may end as %s, and the next round waits for none',
    (outcome) => {
      const event = running(regulation)
      const n = reports(event, 'p1')
      reports(event, 'p3')
      event.does({ kind: 'settle-material', case: n, outcome })
      if (event.matchOf('p1').result === null) event.wins('p1')
      event.wins('p3')
      event.does({ kind: 'close-round' })
      expect(event.ask({ kind: 'pair-round' })).toMatchObject({ granted: true })
    },
  )
}

const share = (event: Story, item: SharedItem) =>
  ({
    kind: 'order-sharing',
    match: matchIdOf(event, 'p1'),
    items: [item],
    from: 'first',
  }) as const

export const sharedBeforePlay = (
  regulation: Regulation,
  { rule, value: items }: Clause<readonly SharedItem[]>,
): void => {
  it.each(items)(`[${rule}] a player asks for one set of %s, before the round only`, (item) => {
    const event = running(regulation)
    expect(event.refuses(share(event, item), asPlayer('p3')).code).toBe('not-your-match')
    event.does(share(event, item), asPlayer('p2'))
    event.does({ kind: 'start-clock' })
    expect(event.refuses(share(event, item), asPlayer('p2'))).toMatchObject({
      code: 'sharing-too-late',
      rule,
    })
  })
}

export const sharedAnyTime = (
  regulation: Regulation,
  { rule, value: items }: Clause<readonly SharedItem[]>,
  byMarshal: RuleId,
): void => {
  it.each(items)(`[${rule}] a player demands one set of %s, before or during the round`, (item) => {
    const event = running(regulation)
    expect(event.refuses(share(event, item), asPlayer('p3')).code).toBe('not-your-match')
    event.does(share(event, item), asPlayer('p2'))
    event.does({ kind: 'start-clock' })
    event.does(share(event, item), asPlayer('p2'))
    expect(event.state().sharings).toHaveLength(2)
    event.wins('p1')
    expect(event.refuses(share(event, item), asPlayer('p2'))).toMatchObject({
      code: 'sharing-too-late',
      rule,
    })
  })

  it(`[${byMarshal}] the marshal orders it, on record as theirs`, () => {
    const event = running(regulation)
    event.does(share(event, 'dice'), role('marshal'))
    expect(event.state().sharings).toMatchObject([{ items: ['dice'], by: { role: 'marshal' } }])
  })
}

export const notShared = (
  regulation: Regulation,
  { rule, value: item }: Clause<SharedItem>,
): void => {
  it(`[${rule}] ${item} is not named`, () => {
    const event = running(regulation)
    expect(event.refuses(share(event, item), asPlayer('p2'))).toMatchObject({
      code: 'not-in-this-regulation',
      what: item,
      rule,
    })
  })
}
