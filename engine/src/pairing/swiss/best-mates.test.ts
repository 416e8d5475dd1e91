import { describe, expect, it } from 'vitest'
import { roundIsBest, roundsAreBest } from '../../../testing/invariants/rounds-are-best.ts'
import { worstFields } from '../../../testing/pairing/worst-fields.ts'

describe('[XWEN-54] random rounds of 4 to 64 players', () => {
  it('2,000 of them are proved best by the bound, by trial or by searching everything', () => {
    let rounds = 0
    for (let seed = 0; rounds < 2_000; seed++) rounds += roundsAreBest(seed)
    expect(rounds).toBeGreaterThanOrEqual(2_000)
  })
})

describe('[XWEN-55] where hardly anything is left to choose', () => {
  it.each(worstFields('worst'))('$name', ({ field }) => {
    expect(roundIsBest(field)).toHaveLength(field.points.size / 2)
  })
})
