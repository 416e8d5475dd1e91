import { describe, expect, it } from 'vitest'
import { aheadBy } from './server-clock.ts'

const noon = Date.parse('2026-05-02T12:00:00Z')
const header = 'Sat, 02 May 2026 12:00:00 GMT'

describe('the server’s clock', () => {
  it('is taken for the same where only the way there lies between', () => {
    expect(aheadBy(header, noon + 100, noon + 900)).toBe(0)
    expect(aheadBy(header, noon + 2_000, noon + 2_200)).toBe(0)
  })

  it('is ahead of a laptop that is ten minutes slow', () => {
    expect(aheadBy(header, noon - 600_000, noon - 600_000)).toBe(600_500)
  })

  it('is unknown without a date', () => {
    expect(aheadBy(null, noon, noon)).toBeNull()
    expect(aheadBy('yesterday', noon, noon)).toBeNull()
  })
})
