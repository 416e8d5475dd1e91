import type { Finding, SquadList } from '@topcut/engine'
import { expect, it } from 'vitest'
import { linePlace } from './line-place.ts'
import { listLines } from './list-lines.ts'

const card = (name: string) => ({
  ...{ name, points: 0, product: null, marks: [], proxies: [], faction: null },
})
const at = (where?: Finding['where']): Finding => ({
  code: 'barred-mark',
  rule: 'ABC-21',
  severity: 'must',
  mark: 'odd',
  ...(where === undefined ? {} : { where }),
})
const lineOf = (list: SquadList, where?: Finding['where']) => {
  const line = linePlace(list, at(where))
  return line === null ? null : listLines(list)[line]?.name
}

it('a finding stands beside the line it is about, or beside none', () => {
  const army: SquadList = {
    kind: 'army',
    faction: 'rebel',
    total: 0,
    deployments: [card('Luke'), card('Leia')].map((one) => ({ ...one, attachments: [] })),
    commandDeck: [card('Focus'), card('Urgency')],
  }
  expect(lineOf(army, { entry: 1, under: 0 })).toBe('Leia')
  expect(lineOf(army, { deck: 0, entry: 1 })).toBe('Urgency')
  expect(lineOf(army, { deck: 0 })).toBe(null)
  expect(lineOf(army)).toBe(null)
  const deck = { objectives: [card('Base')], commands: [] }
  const decks: SquadList = {
    kind: 'decks',
    decks: [
      { ...deck, side: 'light', affiliations: [card('Rebels')] },
      { ...deck, side: 'dark', affiliations: [card('Sith')] },
    ],
  }
  expect(lineOf(decks, { deck: 1, entry: 1 })).toBe('Sith')
  expect(lineOf({ kind: 'text', text: 'Wedge' }, { entry: 0 })).toBe(null)
})
