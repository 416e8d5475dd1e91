import { expect, it } from 'vitest'
import { judgeWords } from './judge.ts'

it('counts the minutes that a judge gives in Polish as Polish does', () => {
  const { rule } = judgeWords('pl')
  expect([1, 2, 5, 22].map((minutes) => rule.tableMore(4, minutes))).toEqual([
    'Stół 4: 1 minuta więcej.',
    'Stół 4: 2 minuty więcej.',
    'Stół 4: 5 minut więcej.',
    'Stół 4: 22 minuty więcej.',
  ])
  expect(rule.moreTime(3, '14:20')).toBe('3 minuty więcej, do 14:20')
})
