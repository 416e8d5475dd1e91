import { type Entry, openEvent } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { openMemoryStore } from '../store/memory/memory-store.ts'
import { createdFact, registeredFact, sampleAppending, sampleEvent } from '../store/sample.suite.ts'
import { openShelf } from './shelf.ts'

const event = sampleEvent()
const creation = sampleAppending(event, 0, [createdFact('On the shelf')])
const growth = sampleAppending(event, 1, [registeredFact(1)])

describe('the shelf', () => {
  it('reads from the store only what it has not yet', async () => {
    const store = openMemoryStore()
    const asked: number[] = []
    const since: typeof store.since = (id, after) => {
      asked.push(after)
      return store.since(id, after)
    }
    const shelf = openShelf({ ...store, since }, () => {})
    await store.append(creation)
    await shelf.load(event)
    await store.append(growth)
    expect((await shelf.load(event)).log).toHaveLength(2)
    expect((await shelf.load(event)).state?.players.size).toBe(1)
    expect(asked).toEqual([0, 1, 2])
  })

  /** A store whose first look takes until it is released, and what was asked of it. */
  const slowStore = () => {
    const store = openMemoryStore()
    const asked: number[] = []
    let release = (): void => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const since: typeof store.since = async (id, after) => {
      asked.push(after)
      const entries = await store.since(id, after)
      if (asked.length === 1) await released
      return entries
    }
    return { store: { ...store, since }, asked, release: () => release() }
  }

  it('does not go back when a slow look ends after something newer was put there', async () => {
    const { store, release } = slowStore()
    const shelf = openShelf(store, () => {})
    await store.append(creation)
    const slow = shelf.load(event)
    shelf.put(event, openEvent([...creation.entries, ...growth.entries]))
    release()
    expect((await slow).log).toHaveLength(1)
    expect(shelf.held(event)?.log).toHaveLength(2)
  })

  it('looks once for all who come while somebody looks, and not before they came', async () => {
    const { store, asked, release } = slowStore()
    const shelf = openShelf(store, () => {})
    await store.append(creation)
    const slow = shelf.load(event)
    await Promise.resolve()
    await store.append(growth)
    const later = Array.from({ length: 10 }, () => shelf.load(event))
    release()
    expect((await slow).log).toHaveLength(1)
    for (const { log } of await Promise.all(later)) expect(log).toHaveLength(2)
    expect(asked).toEqual([0, 1])
  })

  it('answers everybody with the fault where the store cannot be read, and looks again', async () => {
    const store = openMemoryStore()
    let isAway = true
    const since: typeof store.since = async (id, after) => {
      if (isAway) throw new Error('away')
      return store.since(id, after)
    }
    const shelf = openShelf({ ...store, since }, () => {})
    await store.append(creation)
    const all = await Promise.allSettled([shelf.load(event), shelf.load(event)])
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    isAway = false
    expect((await shelf.load(event)).log).toHaveLength(1)
  })

  it('tells of entries that somebody else has stored, but not of a first look', async () => {
    const store = openMemoryStore()
    const found: (Entry | string)[] = []
    const shelf = openShelf(store, (_, what) => found.push(...[what].flat()))
    await store.append(creation)
    await shelf.load(event)
    expect(found).toEqual([])
    await store.append(growth)
    await shelf.load(event)
    await shelf.load(event)
    expect(found).toMatchObject(growth.entries)
  })

  it('notices that an event at hand was deleted, and what has come in its place', async () => {
    const store = openMemoryStore()
    const found: (Entry | string)[] = []
    const shelf = openShelf(store, (_, what) => found.push(...[what].flat()))
    await store.append(creation)
    await store.append(growth)
    await shelf.load(event)
    await store.remove({ event, expected: 2, records: [] })
    expect((await shelf.load(event)).state).toBeNull()
    expect(shelf.held(event)).toBeUndefined()
    expect(found).toEqual(['deleted'])
    await store.append(sampleAppending(event, 0, [createdFact('Another')]))
    expect((await shelf.load(event)).state?.created.name).toBe('Another')
  })

  it('does not keep an event that a slow look brings after it was deleted', async () => {
    const { store, release } = slowStore()
    const shelf = openShelf(store, () => {})
    await store.append(creation)
    const slow = shelf.load(event)
    await Promise.resolve()
    await store.remove({ event, expected: 1, records: [] })
    shelf.drop(event)
    release()
    await slow
    expect((await shelf.load(event)).state).toBeNull()
  })

  it('keeps a bounded number of events at hand', async () => {
    const store = openMemoryStore()
    let whole = 0
    const since: typeof store.since = (id, after) => {
      if (after === 0) whole += 1
      return store.since(id, after)
    }
    const shelf = openShelf({ ...store, since }, () => {})
    const all = Array.from({ length: 100 }, (_, index) => sampleEvent(`e${index}`))
    for (const each of all) await store.append(sampleAppending(each, 0, [createdFact('One')]))
    for (const each of all) await shelf.load(each)
    await shelf.load(sampleEvent('e99'))
    expect(whole).toBe(100)
    await shelf.load(sampleEvent('e0'))
    expect(whole).toBe(101)
  })
})
