import { describe, expect, it } from 'vitest'
import { memoryRecords } from '../store/memory/memory-records.ts'
import { keptRecords } from './kept-records.ts'

const opened = () => {
  const store = memoryRecords()
  let looks = 0
  let now = 0
  let isAway = false
  const counting = {
    ...store,
    get: async (kind: string, key: string) => {
      looks += 1
      if (isAway) throw new Error('away')
      return store.get(kind, key)
    },
  }
  const records = keptRecords(counting, () => now)
  return {
    store,
    records,
    looks: () => looks,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
    away: (is: boolean) => {
      isAway = is
    },
  }
}

describe('records that are remembered for a moment', () => {
  it('are looked up once, also where there is nothing', async () => {
    const { records, looks } = opened()
    await records.put('grant', 'a', 1)
    for (let n = 0; n < 3; n += 1) {
      expect(await records.get('grant', 'a')).toBe(1)
      expect(await records.get('grant', 'b')).toBeUndefined()
    }
    expect(looks()).toBe(2)
  })

  it('are looked up again after that moment: somebody else may have changed them', async () => {
    const { records, store, pass } = opened()
    await records.put('grant', 'a', 1)
    expect(await records.get('grant', 'a')).toBe(1)
    await store.put('grant', 'a', 2)
    expect(await records.get('grant', 'a')).toBe(1)
    pass(2_000)
    expect(await records.get('grant', 'a')).toBe(2)
  })

  it('are known at once where they were changed here', async () => {
    const { records } = opened()
    expect(await records.get('grant', 'a')).toBeUndefined()
    expect(await records.add('grant', 'a', 1)).toBe(true)
    expect(await records.get('grant', 'a')).toBe(1)
    await records.put('grant', 'a', 2)
    expect(await records.get('grant', 'a')).toBe(2)
    await records.remove('grant', 'a')
    expect(await records.get('grant', 'a')).toBeUndefined()
  })

  it('are not remembered as away', async () => {
    const { records, away } = opened()
    await records.put('grant', 'a', 1)
    away(true)
    await expect(records.get('grant', 'a')).rejects.toThrow('away')
    away(false)
    expect(await records.get('grant', 'a')).toBe(1)
  })
})
