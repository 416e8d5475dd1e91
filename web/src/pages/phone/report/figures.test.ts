import type { ListOf } from '@topcut/engine'
import { expect, it } from 'vitest'
import { figuresScore, groupsOf, untouched } from './figures.ts'

type Group = ListOf<'army'>['deployments'][number]
const card = (name: string, points: number) => ({
  ...{ name, points, product: null, marks: [], proxies: [], faction: null },
})
const group = (name: string, points: number, attached: readonly number[] = []): Group => ({
  ...card(name, points),
  attachments: attached.map((cost) => card('Attachment', cost)),
})
const groups = [group('Saboteurs', 7), group('Hero', 10, [2])]

it('counts each defeated figure, and what was attached to the last one', () => {
  const [saboteurs, hero] = untouched(groups)
  if (saboteurs === undefined || hero === undefined) throw new Error('two groups')
  expect(figuresScore(groups, [saboteurs, hero], '')).toBe(0)
  const some = [{ ...saboteurs, cost: '3', defeats: 2 }, hero]
  expect(figuresScore(groups, some, '')).toBe(6)
  const gone = { ...hero, defeats: 1, isGone: true }
  expect(figuresScore(groups, [saboteurs, gone], '')).toBe(12)
  expect(figuresScore(groups, [saboteurs, { ...gone, isGone: false }], '5')).toBe(15)
})

it('counts nothing of a list that names no groups', () => {
  expect(groupsOf(null)).toEqual([])
  expect(groupsOf({ kind: 'text', text: 'Hero (10)' })).toEqual([])
})
