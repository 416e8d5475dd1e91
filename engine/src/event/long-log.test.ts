import { describe, expect, it } from 'vitest'
import { longLog } from '../../testing/long-log.ts'
import { openEvent } from './replay.ts'
import type { Log } from './spine/entry.ts'

/** How often a map is written to, copies of maps included: a copy writes every entry anew. */
const countWrites = (run: () => void): number => {
  const { set } = Map.prototype
  let writes = 0
  Map.prototype.set = function (this: Map<unknown, unknown>, key, value) {
    writes++
    return set.call(this, key, value)
  }
  try {
    run()
  } finally {
    Map.prototype.set = set
  }
  return writes
}

/** The same log, counting how often anybody looks at a fact. */
const counting = (log: Log) => {
  let looks = 0
  const watched: Log = log.map(({ fact, ...entry }) => ({
    ...entry,
    get fact() {
      looks++
      return fact
    },
  }))
  return { watched, looks: () => looks }
}

/** Players and matches that the facts touch. */
const touched = (log: Log): number =>
  log.reduce((sum, { fact }) => {
    if (fact.kind === 'stage-started') return sum + fact.entrants.length
    if (fact.kind === 'round-paired') return sum + fact.pairings.length
    return sum + ('player' in fact || 'match' in fact ? 1 : 0)
  }, 0)

describe('replaying 50,000 facts', () => {
  const log = longLog(2_000, 20, 50_000)

  it('counts the copying of a map', () => {
    const map = new Map([[1, 1]])
    expect(countWrites(() => map.set(2, 2))).toBe(1)
    expect(countWrites(() => new Map(map))).toBe(2)
  })

  it('writes only what the facts touch, and so takes time in proportion to them', () => {
    for (const part of [log.slice(0, 5_000), log]) {
      expect(countWrites(() => openEvent(part))).toBe(touched(part))
    }
    expect(touched(log)).toBeLessThan(2 * log.length)
  })

  it('looks at each fact a few times, however many there are', () => {
    const looksFor = (part: Log) => {
      const { watched, looks } = counting(part)
      openEvent(watched)
      return looks() / part.length
    }
    expect(looksFor(log)).toBeLessThanOrEqual(5)
    expect(looksFor(log.slice(0, 500))).toBeLessThanOrEqual(5)
  })

  it('comes out right', () => {
    const { state } = openEvent(log)
    expect(state).toMatchObject({ version: 50_000 })
    expect(state?.players.size).toBe(2_000)
    expect(state?.rounds).toHaveLength(20)
    expect(state?.matches.size).toBe(20_000)
  })
})
