import { expect, it } from 'vitest'
import { aligned } from './aligned.ts'

it('keeps its columns whatever script a name is written in', () => {
  const lines = aligned(
    [
      ['1', '長谷川 さくら', '10'],
      ['2', 'Łucja Ż.', '5'],
      // The accent as a mark of its own.
      ['3', 'Rene\u0301', '0'],
    ],
    new Set([0, 2]),
  )
  expect(lines.split('\n')).toEqual([
    '1  長谷川 さくら  10',
    '2  Łucja Ż.        5',
    '3  Rene\u0301            0',
  ])
})
