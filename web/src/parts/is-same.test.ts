import { expect, it } from 'vitest'
import { isSame } from './is-same.ts'

it.each([
  ['texts', 'a', 'a'],
  ['lists', [1, ['a']], [1, ['a']]],
  ['records', { a: { b: 1 }, c: null }, { c: null, a: { b: 1 } }],
  ['what is absent and what is left empty', { a: 1, b: undefined }, { a: 1 }],
])('%s say the same', (_, one, two) => {
  expect(isSame(one, two)).toBe(true)
})

it.each([
  ['texts and numbers', '1', 1],
  ['lists of another length', [1], [1, 2]],
  ['lists in another order', [1, 2], [2, 1]],
  ['a list and a record', [1], { 0: 1 }],
  ['records with another value', { a: 1 }, { a: 2 }],
  ['nothing and a record', null, {}],
  ['what cannot be looked into', new Map([[1, 2]]), new Map([[1, 2]])],
])('%s do not', (_, one, two) => {
  expect(isSame(one, two)).toBe(false)
})
