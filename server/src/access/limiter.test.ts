import { describe, expect, it } from 'vitest'
import { openLimiter } from './limiter.ts'

const opened = (burst: number) => {
  let now = 0
  const { take } = openLimiter({ burst, everyMs: 1000 }, () => now)
  return (key: string, at: number) => {
    now = at
    return take(key)
  }
}

describe('a limiter', () => {
  it('lets a handful through at once, then one every so often', () => {
    const take = opened(3)
    const tries = [0, 0, 0, 0, 999, 1000, 1000].map((now) => take('code', now))
    expect(tries).toEqual([0, 0, 0, 1000, 1, 0, 1000])
  })

  it('counts what is heavy for more, and takes nothing for what is not let through', () => {
    let now = 0
    const { take } = openLimiter({ burst: 10, everyMs: 100 }, () => now)
    expect([take('list', 6), take('list', 6), take('list', 4), take('list')]).toEqual([
      0, 200, 0, 100,
    ])
    now = 600
    expect(take('list', 6)).toBe(0)
  })

  it('counts every key by itself and forgives what is long ago', () => {
    const take = opened(1)
    expect(take('one', 0)).toBe(0)
    expect(take('other', 0)).toBe(0)
    expect(take('one', 0)).toBe(1000)
    expect(take('one', 5000)).toBe(0)
  })
})
