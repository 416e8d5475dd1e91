import { expect, it } from 'vitest'
import { neighbour } from './neighbour.ts'

it('arrows go along the tables on show and stop at their ends', () => {
  const tables = [2, 5, 9]
  expect(neighbour(tables, 5, 1)).toBe(9)
  expect(neighbour(tables, 5, -1)).toBe(2)
  expect(neighbour(tables, 9, 1)).toBeNull()
  expect(neighbour(tables, 2, -1)).toBeNull()
})

it('arrows begin at the first table where none is chosen or the chosen one is not on show', () => {
  expect(neighbour([2, 5], null, -1)).toBe(2)
  expect(neighbour([2, 5], 7, 1)).toBe(2)
  expect(neighbour([], null, 1)).toBeNull()
})
