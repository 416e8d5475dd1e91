import { describe, expect, it } from 'vitest'
import { nameRange } from './name-range.ts'

describe('the range of a page', () => {
  it.each([
    [['Adam', 'Berta', 'Ken'], 'Ad\u00a0–\u00a0Ke'],
    [['Łucja', 'Żaneta'], 'Łu\u00a0–\u00a0Ża'],
    [['#12', '#7'], '12\u00a0–\u00a07'],
    [['Ada'], 'Ad'],
    [['Adler Zoe', 'Kern Bo'], 'Ad\u00a0–\u00a0Ke'],
    [['A. Zoe', 'K. Franz'], 'A. Z\u00a0–\u00a0K. F'],
    [['Żak Ana', 'A Team'], 'Ża\u00a0–\u00a0A T'],
    [[], ''],
  ])('of %j is %s', (names, range) => {
    expect(nameRange(names)).toBe(range)
  })
})
