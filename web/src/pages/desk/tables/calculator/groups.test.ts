import type { ListOf } from '@topcut/engine'
import { expect, it } from 'vitest'
import { lostFigures } from './groups.tsx'

type Group = ListOf<'army'>['deployments'][number]
const card = (name: string, points: number) => ({
  ...{ name, points, product: null, marks: [], proxies: [], faction: null },
})
const troopers: Group = {
  ...{ ...card('Troopers', 9), figures: 3, figurePoints: 3 },
  attachments: [card('Armour', 2)],
}
const captain: Group = { ...card('Captain', 7), figures: 1, figurePoints: 7, attachments: [] }

it.each([
  [[], 0, 0],
  [[2], 0, 6],
  [[3], 0, 11],
  [[3, 1], 5, 23],
] as const)('defeated %j and %i of others are %i', (defeats, others, lost) => {
  expect(lostFigures([troopers, captain], defeats, others)).toBe(lost)
})
