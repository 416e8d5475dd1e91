import { expect, it } from 'vitest'
import { endsGroup, floated } from './beside-names.ts'

it('marks the lower of two that are not on the same points', () => {
  expect(floated([10, 10])).toEqual(['10', '10'])
  expect(floated([10, 5])).toEqual(['10', '↓5'])
  expect(floated([5, 10])).toEqual(['↓5', '10'])
})

it('ends a points group where the next table is of another one', () => {
  expect(endsGroup(['10', '10'], ['10', '↓5'])).toBe(false)
  expect(endsGroup(['10', '↓5'], ['5', '5'])).toBe(true)
  expect(endsGroup(['5', '5'], null)).toBe(false)
})

it('knows no groups among seeds', () => {
  expect(endsGroup(['#1', '#4'], ['#2', '#3'])).toBe(false)
  expect(endsGroup(['', ''], ['', ''])).toBe(false)
})
