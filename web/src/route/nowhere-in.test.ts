import { expect, it } from 'vitest'
import { nowhereIn } from './nowhere-in.ts'

it.each([
  ['/j', ''],
  ['/j/', ''],
  ['/j/K4R7NX', 'K4R7NX'],
  ['/J/K4R7N-131-7', 'K4R7N-131-7'],
  ['/j/%20x', '%20x'],
  ['/j/a/b', null],
  ['/judge', null],
  ['/', null],
])('%s', (path, code) => {
  expect(nowhereIn(path)).toBe(code)
})
