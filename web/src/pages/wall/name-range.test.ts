import { describe, expect, it } from 'vitest'
import { nameRange } from './name-range.ts'

describe('the range of a page', () => {
  it.each([
    [['Adam', 'Berta', 'Ken'], 'Ad\u00a0–\u00a0Ke'],
    [['Łucja', 'Żaneta'], 'Łu\u00a0–\u00a0Ża'],
    [['#12', '#7'], '12\u00a0–\u00a07'],
    [['Ada'], 'Ad'],
    [[], ''],
  ])('of %j is %s', (names, range) => {
    expect(nameRange(names)).toBe(range)
  })
})
