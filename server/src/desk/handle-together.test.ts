import { describe, expect, it } from 'vitest'
import { storeFault } from '../store/faults.ts'
import { openMemoryStore } from '../store/memory/memory-store.ts'
import type { Store } from '../store/store.ts'
import { createSample, granted, registration, sampleDesk } from './sample-day.suite.ts'

describe('orders that come together', () => {
  const counted = () => {
    const store = openMemoryStore()
    const appended: number[] = []
    const append: Store['append'] = (appending) => {
      appended.push(appending.records.length)
      return store.append(appending)
    }
    return { store, appended, desk: sampleDesk({ ...store, append }) }
  }

  it('are stored together, each decided on what those before have left', async () => {
    const { store, appended, desk } = counted()
    const event = await createSample(desk)
    const orders = [1, 2, 3, 3, 4].map((n) => registration(n))
    const answers = await Promise.all(orders.map((each) => desk.handle(event, each)))
    const kinds = ['granted', 'granted', 'granted', 'refused', 'granted']
    expect(answers.map(({ kind }) => kind)).toEqual(kinds)
    expect(appended).toEqual([1, 1, 3])
    expect((await store.read(event)).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5])
    for (const [index, each] of orders.entries()) {
      if (index !== 3) expect(await desk.handle(event, each)).toEqual(answers[index])
    }
  })

  it('are announced as one', async () => {
    const { desk } = counted()
    const event = await createSample(desk)
    const heard: number[] = []
    desk.listen(event, ({ entries, people }) => heard.push(entries.length, people.length))
    await Promise.all([1, 2, 3].map((n) => desk.handle(event, registration(n))))
    expect(heard).toEqual([1, 1, 2, 2])
  })

  it('do not fail with one of them that cannot be stored', async () => {
    const store = openMemoryStore()
    const append: Store['append'] = (appending) =>
      appending.people.some(({ name }) => name === 'Unstorable')
        ? Promise.reject(new Error('not in this alphabet'))
        : store.append(appending)
    const desk = sampleDesk({ ...store, append })
    const event = await createSample(desk)
    const answers = await Promise.allSettled([
      desk.handle(event, registration(1)),
      desk.handle(event, registration(2)),
      desk.handle(event, registration(3, { name: 'Unstorable' })),
      desk.handle(event, registration(4)),
    ])
    const statuses = ['fulfilled', 'fulfilled', 'rejected', 'fulfilled']
    expect(answers.map(({ status }) => status)).toEqual(statuses)
    expect((await store.people(event)).map(({ name }) => name)).toEqual([
      'Player 1',
      'Player 2',
      'Player 4',
    ])
  })

  it('are tried by halves when another process is faster, until few are fast enough', async () => {
    const store = openMemoryStore()
    const tried: number[] = []
    const append: Store['append'] = async (appending) => {
      tried.push(appending.records.length)
      return appending.records.length > 2 ? 'stale' : store.append(appending)
    }
    const desk = sampleDesk({ ...store, append })
    const event = await createSample(desk)
    const orders = Array.from({ length: 9 }, (_, index) => registration(index + 1))
    const answers = await Promise.all(orders.map((each) => desk.handle(event, each)))
    expect(answers.map((answer) => granted(answer).entries[0]?.n)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
    expect(tried).toEqual([1, 1, 8, 4, 2, 2, 4, 2, 2])
  })

  it('all fail, refused ones too, when the store does: what they saw was never stored', async () => {
    const store = openMemoryStore()
    let isFull = false
    const append: Store['append'] = (appending) =>
      isFull ? Promise.reject(storeFault('disk-full')) : store.append(appending)
    const desk = sampleDesk({ ...store, append })
    const event = await createSample(desk)
    isFull = true
    const answers = await Promise.allSettled(
      [1, 2, 2].map((n) => desk.handle(event, registration(n))),
    )
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    isFull = false
    granted(await desk.handle(event, registration(2)))
  })
})

describe('a log of a later version', () => {
  it('is not read past what is not known here, and nothing is added to it', async () => {
    const store = openMemoryStore()
    const desk = sampleDesk(store)
    const event = await createSample(desk)
    const [entry] = await store.read(event)
    const stranger = { ...entry, n: 2, command: 'later', fact: { kind: 'comet-seen' } }
    const record = { command: 'later', digest: '', first: 2, last: 2, warnings: [] }
    const later = { event, expected: 1, entries: [stranger], records: [record], people: [] }
    await store.append(later as never)
    const unknown = { storeFault: 'unknown-fact', message: expect.stringContaining('comet-seen') }
    await expect(desk.load(event)).rejects.toMatchObject(unknown)
    await expect(desk.handle(event, registration(1))).rejects.toMatchObject(unknown)
    expect(await store.read(event)).toHaveLength(2)
    granted(await desk.handle(await createSample(desk), registration(1)))
  })

  it('is not run by another regulation than the one it names', async () => {
    const store = openMemoryStore()
    const desk = sampleDesk(store)
    const [entry] = await store.read(await createSample(desk))
    const fact = { ...entry?.fact, regulation: 'chess/2051' }
    const record = { command: 'later', digest: '', first: 1, last: 1, warnings: [] }
    const first = { ...entry, command: 'later', fact }
    const later = { event: 'later', expected: 0, entries: [first], records: [record], people: [] }
    await store.append(later as never)
    const unknown = {
      storeFault: 'later-version',
      message: expect.stringContaining('chess/2051'),
    }
    await expect(desk.load('later' as never)).rejects.toMatchObject(unknown)
    await expect(desk.handle('later' as never, registration(1))).rejects.toMatchObject(unknown)
    expect(await store.read('later' as never)).toHaveLength(1)
  })
})
