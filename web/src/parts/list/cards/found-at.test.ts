import type { Finding, SquadList } from '@topcut/engine'
import { expect, it } from 'vitest'
import { foundAt } from './found-at.ts'

const about = { rule: 'ABC-21', severity: 'must' } as const
const barred = (where?: NonNullable<Finding['where']>): Finding => ({
  ...{ ...about, code: 'barred-mark', mark: 'odd' },
  ...(where === undefined ? {} : { where }),
})
const squad: SquadList = {
  ...{ kind: 'squad', faction: 'rebel', ships: [], total: 0, obstacles: null, damageDeck: null },
}
const army: SquadList = {
  ...{ kind: 'army', faction: 'rebel', deployments: [], total: 0, commandDeck: null },
}

it('a finding stands beside its ship, its deck, or what comes along', () => {
  expect(foundAt(squad, barred({ entry: 1, under: 0 }))).toBe(1)
  expect(foundAt(army, barred({ entry: 2 }))).toBe(2)
  expect(foundAt(army, barred({ deck: 0, entry: 2 }))).toBe('command-deck')
  expect(foundAt({ kind: 'decks', decks: [] }, barred({ deck: 1 }))).toBe(1)
  expect(foundAt(squad, barred())).toBe(null)
  const count: Finding = { ...about, code: 'obstacle-count', count: 2, needed: 3 }
  expect(foundAt(squad, count)).toBe('obstacles')
  const missing: Finding = { ...about, code: 'list-incomplete', missing: 'damage-deck' }
  expect(foundAt(squad, missing)).toBe('damage-deck')
  expect(foundAt(squad, { ...missing, missing: 'total' })).toBe(null)
})
