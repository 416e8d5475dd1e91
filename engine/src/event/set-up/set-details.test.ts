import { describe, expect, it } from 'vitest'
import { type Setting, story } from '../../../testing/story.ts'
import type { Details } from '../../vocabulary/details.ts'
import { type Day, day } from '../../vocabulary/instant.ts'

const set = (details: Details) => ({ kind: 'set-details', details }) as const
const before = (setting: Setting = {}) => story({ started: false, ...setting })

const all: Details = {
  rulesVersion: '4.2',
  faqVersion: '4.1.1',
  outline: 'a shop in town',
  eventKind: 'league',
  variant: 'dogfight',
  region: 'north-america',
  products: ['core set'],
  admissions: [{ what: 'a promotional card', beforeItsTime: false }],
  deviations: [{ rule: 'XWEN-11', text: 'tables of 80 cm' }, { text: 'lunch after round 2' }],
  releases: [{ product: 'core set', edition: 'german', day: day('2015-03-03') }],
  listsAsked: true,
  sleevesOrdered: true,
}

describe('set-details', () => {
  it('puts everything on record, in place of all before', () => {
    const told = before()
    expect(told.facts(set(all))).toEqual([{ kind: 'details-set', details: all }])
    told.does(set({ faqVersion: '4.2' }))
    expect(told.state().details).toEqual({ faqVersion: '4.2' })
  })

  it('reopens what was announced', () => {
    const told = before()
    told.does({ kind: 'announce-event' })
    told.does(set({ faqVersion: '4.2' }))
    expect(told.refuses({ kind: 'start-stage' }).code).toBe('not-announced')
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    expect(told.state().announcedAnew).toHaveLength(1)
  })

  it('refuses once play has begun', () => {
    expect(story().refuses(set(all))).toEqual({ code: 'stage-running', stage: 1 })
  })

  it.each<readonly [string, Details]>([
    ['details.rulesVersion', { rulesVersion: ' ' }],
    ['details.faqVersion', { faqVersion: '' }],
    ['details.outline', { outline: '' }],
    ['details.eventKind', { eventKind: '\n' }],
    ['details.variant', { variant: '' }],
    ['details.region', { region: '' }],
    ['details.products', { products: ['core set', ''] }],
    ['details.admissions', { admissions: [{ what: '', beforeItsTime: true }] }],
    [
      'details.releases',
      { releases: [{ product: '', edition: 'german', day: day('2015-03-03') }] },
    ],
    ['details.deviations', { deviations: [{ text: ' ' }] }],
  ])('refuses nothing said: %s', (field, details) => {
    expect(before().refuses(set(details))).toEqual({ code: 'bad-value', field, expected: 'a text' })
  })

  it('refuses a release on a day that no calendar has', () => {
    const release = { product: 'core set', edition: 'german', day: '2015-02-30' as Day } as const
    expect(before().refuses(set({ releases: [release] }))).toEqual({
      code: 'bad-value',
      field: 'details.releases',
      expected: '2015-10-03',
    })
  })

  it('refuses another way of play, and gives way to a reason', () => {
    const told = before({ tier: 'premier' })
    const refusal = {
      code: 'variant-not-allowed',
      variant: 'epic',
      played: 'dogfight',
      rule: 'XWEN-2',
      overridable: true,
    }
    expect(told.refuses(set({ variant: 'epic' }))).toEqual(refusal)
    expect(told.facts(set({ variant: 'epic' }), { override: 'as invited' })).toMatchObject([
      { kind: 'rule-overridden', refusal },
      { kind: 'details-set' },
    ])
  })

  it('refuses a kind of event that belongs to another tier', () => {
    expect(before().refuses(set({ eventKind: 'store-championship' }))).toEqual({
      code: 'bad-value',
      field: 'details.eventKind',
      expected: 'competitive',
      rule: 'XWEN-7',
      overridable: true,
    })
    before().does(set({ eventKind: 'birthday' }))
  })
})
