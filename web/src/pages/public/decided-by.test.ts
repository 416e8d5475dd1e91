import { describe, expect, it } from 'vitest'
import { hallWords } from '../../words/hall.ts'
import { decidedBy } from './decided-by.ts'

const rows = [
  { decidedBy: 'tournament-points' },
  { decidedBy: 'margin-of-victory' },
  { decidedBy: 'tournament-points' },
  { decidedBy: null },
] as const

describe('what put a line where it is', () => {
  it.each([
    [0, 'decided by: tournament points'],
    [1, 'decided by: Margin of Victory'],
    [2, 'decided by: Margin of Victory'],
    [3, 'decided by: tournament points'],
  ])('of line %i', (index, text) => {
    expect(decidedBy(hallWords('en'), rows, index)).toBe(text)
  })

  it('is a sentence also where luck did it', () => {
    expect(decidedBy(hallWords('en'), [{ decidedBy: 'lot' }, { decidedBy: null }], 1)).toBe(
      'decided at random',
    )
  })
})
