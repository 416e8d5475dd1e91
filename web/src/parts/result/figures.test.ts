import type { ListOf } from '@topcut/engine'
import { expect, it } from 'vitest'
import { canFall, defeated, figuresScore, groupsOf, mayBeGone, untouched } from './figures.ts'

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

it('knows what one figure counts, and how many there are', () => {
  const troopers = { ...group('Troopers', 9, [1]), id: 'troopers', figures: 3, figurePoints: 3 }
  const [fresh] = untouched([troopers])
  if (fresh === undefined) throw new Error('one group')
  expect(fresh).toEqual({ cost: '3', defeats: 0, isGone: false })
  const after = (defeats: number) =>
    Array.from({ length: defeats }).reduce<typeof fresh>(
      (typed) => ({ ...typed, ...defeated(troopers, typed, 1) }),
      fresh,
    )
  expect([after(2), after(3)].map((typed) => canFall(troopers, typed))).toEqual([true, false])
  expect([after(2), after(3)].map((typed) => figuresScore([troopers], [typed], ''))).toEqual([
    6, 10,
  ])
  const fewer = { ...after(3), ...defeated(troopers, after(3), -1) }
  expect(fewer).toEqual(after(2))
})

it('counts a figure again that came back, once somebody says that one is left', () => {
  const hero = { ...group('Hero', 8), id: 'hero', figures: 1, figurePoints: 8 }
  const [fresh] = untouched([hero])
  if (fresh === undefined) throw new Error('one group')
  expect(mayBeGone(hero, fresh)).toBe(false)
  const gone = { ...fresh, ...defeated(hero, fresh, 1) }
  expect(mayBeGone(hero, gone)).toBe(true)
  const back = { ...gone, isGone: false }
  expect(canFall(hero, back)).toBe(true)
  const again = { ...back, ...defeated(hero, back, 1) }
  expect(again).toMatchObject({ defeats: 2, isGone: true })
  expect(figuresScore([hero], [again], '')).toBe(16)
})

it('leaves out a known card that has no figures, and no group that nobody knows', () => {
  const [upgrade, unknown] = [{ ...group('Upgrade', 1), id: 'upgrade' }, group('Unknown', 7)]
  const army = { kind: 'army', faction: 'rebel', total: 8, commandDeck: null } as const
  expect(groupsOf({ ...army, deployments: [upgrade, unknown] })).toEqual([unknown])
  expect(untouched([unknown])).toEqual([{ cost: '7', defeats: 0, isGone: false }])
})
