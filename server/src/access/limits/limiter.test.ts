import { describe, expect, it } from 'vitest'
import { openLimiter } from './limiter.ts'
import { openSharing } from './sharing.ts'

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

  it('takes back one try and no more', () => {
    const { take, giveBack } = openLimiter({ burst: 2, everyMs: 1000 }, () => 0)
    expect([take('key'), take('key'), take('key')]).toEqual([0, 0, 1000])
    giveBack('key')
    expect([take('key'), take('key')]).toEqual([0, 1000])
    for (let n = 0; n < 5; n += 1) giveBack('key')
    expect([take('key'), take('key'), take('key')]).toEqual([0, 0, 1000])
  })
})

describe('limiters of several processes', () => {
  /** What a database counts, and how often it was asked. */
  const opened = (processes: number) => {
    const kept = new Map<string, number>()
    const asked: number[] = []
    let isAway = false
    const count = async (all: readonly { key: string; milliseconds: number }[]) => {
      asked.push(all.length)
      await Promise.resolve()
      if (isAway) throw new Error('away')
      for (const { key, milliseconds } of all)
        kept.set(key, Math.max((kept.get(key) ?? 0) + milliseconds, 0))
      return new Map(all.map(({ key }) => [key, kept.get(key) ?? 0]))
    }
    const limiters = Array.from({ length: processes }, () =>
      openLimiter({ burst: 10, everyMs: 1000 }, () => 0, openSharing(count)('tries')),
    )
    return {
      kept,
      asked,
      limiters,
      goAway: () => {
        isAway = true
      },
    }
  }

  it('let through together what one would alone', async () => {
    const { limiters, kept } = opened(3)
    const waits: number[] = []
    for (let n = 0; n < 30; n += 1) waits.push((await limiters[n % 3]?.takeOfAll('key')) ?? -1)
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
    expect(Math.min(...waits.slice(10))).toBeGreaterThan(0)
    // Whoever reads the database reads no key.
    expect([...kept.keys()].join()).not.toContain('key')
  })

  it('let through together what one would alone also of what is heavy and comes at once', async () => {
    const { limiters } = opened(2)
    const waits = await Promise.all(
      Array.from({ length: 20 }, (_, n) => limiters[n % 2]?.takeOfAll('key', 3) ?? -1),
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
  })

  it('ask once for all that came meanwhile', async () => {
    const { limiters, asked } = opened(1)
    for (let n = 0; n < 1000; n += 1) void limiters[0]?.takeOfAll(`key ${n}`)
    await Promise.resolve()
    void limiters[0]?.takeOfAll('one more')
    await new Promise(setImmediate)
    expect(asked).toEqual([1000, 1])
  })

  it('count for themselves while the database is away', async () => {
    const { limiters, goAway } = opened(1)
    goAway()
    const waits: number[] = []
    for (let n = 0; n < 12; n += 1) waits.push((await limiters[0]?.takeOfAll('key')) ?? -1)
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
  })
})
