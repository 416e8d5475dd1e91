import { describe, expect, it } from 'vitest'
import { openLimiter } from './limiter.ts'

describe('a limiter', () => {
  it('lets a handful through at once, then one every so often', () => {
    const limiter = openLimiter({ burst: 3, everyMs: 1000 })
    const tries = [0, 0, 0, 0, 999, 1000, 1000].map((now) => limiter.take('code', now))
    expect(tries).toEqual([0, 0, 0, 1000, 1, 0, 1000])
  })

  it('counts every key by itself and forgives what is long ago', () => {
    const limiter = openLimiter({ burst: 1, everyMs: 1000 })
    expect(limiter.take('one', 0)).toBe(0)
    expect(limiter.take('other', 0)).toBe(0)
    expect(limiter.take('one', 0)).toBe(1000)
    expect(limiter.take('one', 5000)).toBe(0)
  })
})
