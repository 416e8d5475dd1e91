import { type ListOf, type Regulation, regulationOf, rulesOf } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { sampleEvent } from '../../../testing/sample-event.suite.ts'
import { fatesOf, scoreAgainst } from './ships.ts'

type Ship = ListOf<'squad'>['ships'][number]

const ship = (points: number, size: Ship['size']): Ship => ({
  kind: 'ship',
  name: 'Example',
  points,
  product: null,
  marks: [],
  proxies: [],
  factions: { card: 'rebel' },
  size,
  hull: 3,
  shields: 2,
  attack: 3,
  upgrades: [],
})
const squad = [ship(34, 'small'), ship(33, 'large'), ship(33, 'small')]
const rules = rulesOf(sampleEvent().state().created)

describe('the calculator', () => {
  it('[XWEN-46] counts half of a large ship, rounded down, and never half of a small one', () => {
    const against = (...fate: Parameters<typeof scoreAgainst>[1]) =>
      scoreAgainst(squad, fate, rules, true)
    expect(against('stands', 'half', 'stands')).toBe(16)
    expect(against('destroyed', 'half', 'stands')).toBe(50)
    expect(against('half', 'stands', 'stands')).toBe(0)
    const regulation = regulationOf('x-wing/en-3.2') as Regulation
    expect(squad.map((one) => fatesOf(regulation, one).includes('half'))).toEqual([
      false,
      true,
      false,
    ])
  })

  it('[XWEN-49] counts a whole squad as the document does, whatever it cost', () => {
    const all = ['destroyed', 'destroyed', 'destroyed'] as const
    expect(scoreAgainst(squad.slice(0, 2), all, rules, false)).toBe(100)
  })
})
