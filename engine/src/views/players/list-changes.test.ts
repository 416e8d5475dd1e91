import { describe, expect, it } from 'vitest'
import type { ListOf, SquadList } from '../../vocabulary/squad-list.ts'
import { listChanges } from './list-changes.ts'

const card = (name: string, points: number) => ({
  ...{ name, points, product: null, marks: [], proxies: [], faction: null },
})
const ship = (name: string, points: number, ...upgrades: readonly string[]) => ({
  ...card(name, points),
  ...({ kind: 'ship', size: 'small', hull: 3, shields: 2, attack: 3 } as const),
  factions: { card: 'rebel' },
  upgrades: upgrades.map((one) => ({ ...card(one, 2), kind: 'upgrade' as const })),
})
const squad = (...ships: readonly ListOf<'squad'>['ships'][number][]): SquadList => ({
  ...{ kind: 'squad', faction: 'rebel', ships, total: null, obstacles: null, damageDeck: null },
})

describe('what a correction changed', () => {
  it('names the cards that went and came, and what the list cost before and costs now', () => {
    const before = squad(ship('Ace', 20, 'Droid', 'Gun'), ship('Scout', 10))
    const now = squad(ship('Ace', 20, 'Droid'), ship('Scout', 10, 'Gun', 'Engine'))
    expect(listChanges(before, now)).toEqual({
      removed: [],
      added: ['Engine'],
      points: { before: 34, now: 36 },
    })
    expect(listChanges(now, squad(ship('Ace', 20)))).toEqual({
      removed: ['Droid', 'Scout', 'Gun', 'Engine'],
      added: [],
      points: { before: 36, now: 20 },
    })
  })

  it('counts copies one for one', () => {
    const two = squad(ship('Scout', 10), ship('Scout', 10))
    expect(listChanges(two, squad(ship('Scout', 10))).removed).toEqual(['Scout'])
    expect(listChanges(squad(ship('Scout', 10)), two).added).toEqual(['Scout'])
  })

  it('knows no points of a text', () => {
    const text: SquadList = { kind: 'text', text: 'as on paper' }
    expect(listChanges(text, squad(ship('Scout', 10)))).toEqual({
      removed: [],
      added: ['Scout'],
      points: null,
    })
  })
})
