import { expect, it } from 'vitest'
import { stepOf } from './roving.ts'

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 0, null],
])('%s leads from %i to %s of three', (key, at, to) => {
  expect(stepOf(key, at, 3)).toBe(to)
})

it('no key leads anywhere where nothing is', () => {
  expect(['ArrowDown', 'Home', 'End'].map((key) => stepOf(key, -1, 0))).toEqual([null, null, null])
})
