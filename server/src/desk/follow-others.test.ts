import type { EventId } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { openMemoryStore } from '../store/memory/memory-store.ts'
import type { News, Store } from '../store/store.ts'
import type { Announcement } from './announcements.ts'
import { createSample, granted, player, registration, sampleDesk } from './sample-day.suite.ts'

const settled = async () => {
  for (let n = 0; n < 10; n += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Two processes on one store; what the other stores is told here when the test says so. */
const opened = async () => {
  const store = openMemoryStore()
  let tell = (_: News | 'gap'): void => {}
  let reads = 0
  const watch: Store['watch'] = (hear) => {
    tell = hear
    return () => {}
  }
  const since: Store['since'] = (event, after) => {
    reads += 1
    return store.since(event, after)
  }
  const here = sampleDesk({ ...store, watch, since })
  const there = sampleDesk(store)
  const event = await createSample(there)
  const heard: Announcement[] = []
  const listen = (to: EventId = event) => here.listen(to, (news) => heard.push(news))
  const names = () => heard.flatMap(({ people }) => people.map(({ name }) => name))
  const erased = () => heard.flatMap((news) => news.erased ?? [])
  const numbers = () => heard.flatMap(({ entries }) => entries.map(({ n }) => n))
  return {
    store,
    here,
    there,
    event,
    heard,
    listen,
    names,
    erased,
    numbers,
    reads: () => reads,
    tell: async (news: News | 'gap') => {
      tell(news)
      await settled()
    },
  }
}

describe('what another process has stored', () => {
  it('reaches those who listen here: entries and the names of their players', async () => {
    const { here, there, event, listen, tell, numbers, names } = await opened()
    await here.load(event)
    listen()
    for (const n of [1, 2]) granted(await there.handle(event, registration(n)))
    await tell({ event, version: 3, players: [player(2)] })
    expect(numbers()).toEqual([2, 3])
    expect(names()).toEqual(['Player 2'])
  })

  it('is not looked up where nobody listens', async () => {
    const { event, tell, reads } = await opened()
    await tell({ event, version: 9, players: [] })
    await tell('gap')
    expect(reads()).toBe(0)
  })

  it('is not looked up again when it is known already', async () => {
    const { here, there, event, listen, tell, reads } = await opened()
    listen()
    granted(await there.handle(event, registration(1)))
    await here.load(event)
    const before = reads()
    await tell({ event, version: 2, players: [] })
    expect(reads()).toBe(before)
  })

  it('wakes those who listen to an event that is not at hand any more', async () => {
    const { there, event, listen, tell, numbers } = await opened()
    listen()
    granted(await there.handle(event, registration(1)))
    await tell({ event, version: 2, players: [] })
    expect(numbers()).toEqual([2])
  })

  it('is all looked up after a gap', async () => {
    const { here, there, event, listen, tell, numbers, names } = await opened()
    await here.load(event)
    listen()
    for (const n of [1, 2]) granted(await there.handle(event, registration(n)))
    await tell('gap')
    expect(numbers()).toEqual([2, 3])
    expect(names()).toEqual(['Player 1', 'Player 2'])
  })

  it('is a name that was erased, too, and whose it was after a gap', async () => {
    const { there, event, listen, tell, names, erased } = await opened()
    for (const n of [1, 2]) granted(await there.handle(event, registration(n)))
    listen()
    await there.erase(event, player(1))
    await tell({ event, version: 3, players: [player(1)] })
    expect(erased()).toEqual([player(1)])
    await there.erase(event, player(2))
    await tell('gap')
    expect(erased()).toEqual([player(1), player(1), player(2)])
    expect(names()).toEqual([])
  })

  it.each(['at hand', 'not at hand'])('is that an event, %s, was deleted', async (where) => {
    const { store, here, there, event, listen, tell, heard } = await opened()
    if (where === 'at hand') await here.load(event)
    listen()
    expect(await there.remove({ event, expected: 1, records: [] })).toBe('ok')
    await tell({ event, version: 0, players: [] })
    expect(heard).toEqual([{ entries: [], people: [], isDeleted: true }])
    expect(await here.load(event)).toBeNull()
    expect(await store.list()).toEqual([])
  })

  it('is that an event was deleted while nothing could be heard', async () => {
    const { there, event, listen, tell, heard } = await opened()
    listen()
    await there.remove({ event, expected: 1, records: [] })
    await tell('gap')
    expect(heard).toEqual([{ entries: [], people: [], isDeleted: true }])
  })

  it('is looked up once however much is told meanwhile', async () => {
    const { here, there, event, listen, tell, numbers, reads } = await opened()
    await here.load(event)
    listen()
    for (const n of [1, 2, 3]) granted(await there.handle(event, registration(n)))
    const before = reads()
    await Promise.all([2, 3, 4].map((version) => tell({ event, version, players: [] })))
    expect(numbers()).toEqual([2, 3, 4])
    expect(reads() - before).toBe(1)
  })

  it('is asked for again when the store could not answer', async () => {
    const store = openMemoryStore()
    let tell = (_: News | 'gap'): void => {}
    let isAway = false
    const desk = sampleDesk({
      ...store,
      watch: (hear) => {
        tell = hear
        return () => {}
      },
      since: (event, after) =>
        isAway ? Promise.reject(new Error('away')) : store.since(event, after),
    })
    const event = await createSample(sampleDesk(store))
    await desk.load(event)
    const heard = new Promise<Announcement>((resolve) => desk.listen(event, resolve))
    granted(await sampleDesk(store).handle(event, registration(1)))
    isAway = true
    tell({ event, version: 2, players: [] })
    await settled()
    isAway = false
    expect((await heard).entries).toMatchObject([{ n: 2 }])
  })
})
