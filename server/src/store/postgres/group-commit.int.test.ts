import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Databases, openDatabases } from '../../../../testing/postgres/postgres.ts'
import { createdFact, registeredFact, sampleAppending, sampleEvent } from '../sample.suite.ts'
import type { Store } from '../store.ts'
import { openPostgresStore } from './postgres-store.ts'

let databases: Databases
beforeAll(async () => {
  databases = await openDatabases()
})
afterAll(() => databases.stop())

const open: Store[] = []
afterEach(async () => {
  for (const store of open.splice(0)) await store.close()
})
const storeOn = async (url: string): Promise<Store> => {
  const store = await openPostgresStore(url)
  open.push(store)
  return store
}

const events = Array.from({ length: 40 }, (_, n) => sampleEvent(`e${n}`))
const begin = (event: (typeof events)[number]) =>
  sampleAppending(event, 0, [createdFact(`${event}`)])
const grow = (event: (typeof events)[number], command: string) =>
  sampleAppending(event, 1, [registeredFact(1)], [], command)

const wholeOf = (event: (typeof events)[number]) => ({
  event,
  entries: [...begin(event).entries, ...grow(event, 'c2').entries],
  records: [...begin(event).records, ...grow(event, 'c2').records],
})

describe('appends to many events at once', () => {
  it('share a few transactions', async () => {
    const url = await databases.fresh()
    const store = await storeOn(url)
    await Promise.all(events.map((event) => store.append(begin(event))))
    expect(await Promise.all(events.map((event) => store.append(grow(event, 'c2'))))).toEqual(
      events.map(() => 'ok'),
    )
    for (const event of events) expect(await store.whole(event)).toMatchObject(wholeOf(event))
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(
      'select count(distinct xmin::text)::int as many from entry where n = 2',
    )
    await client.end()
    expect(rows[0].many).toBeLessThan(6)
  })

  it('are one after another where they are of the same event', async () => {
    const store = await storeOn(await databases.fresh())
    const [event = sampleEvent()] = events
    await store.append(begin(event))
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => store.append(grow(event, `c${n + 2}`))),
    )
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1)
    expect(await store.read(event)).toHaveLength(2)
  })

  it('are told apart: one that is stale, one that cannot be stored', async () => {
    const store = await storeOn(await databases.fresh())
    const [first, second, third, stale, wrong, twice] = events
    for (const event of events) if (event !== stale) await store.append(begin(event))
    const answers = await Promise.allSettled(
      events.slice(0, 6).map((event) => {
        // No text of PostgreSQL holds a zero byte.
        const command = event === wrong ? 'c\u0000' : event === twice ? 'c1' : 'c2'
        return store.append(grow(event, command))
      }),
    )
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value : one.status))).toEqual([
      'ok',
      'ok',
      'ok',
      'stale',
      'rejected',
      'stale',
    ])
    for (const event of [first, second, third])
      expect(await store.read(event ?? sampleEvent())).toHaveLength(2)
    for (const event of [wrong, twice])
      expect(await store.read(event ?? sampleEvent())).toHaveLength(1)
  })

  it('do not lock each other out when another process has them in another order', async () => {
    const url = await databases.fresh()
    const [one, other] = [await storeOn(url), await storeOn(url)]
    await Promise.all(events.map((event) => one.append(begin(event))))
    const [ours, theirs] = await Promise.all([
      Promise.all(events.map((event) => one.append(grow(event, 'ours')))),
      Promise.all(events.toReversed().map((event) => other.append(grow(event, 'theirs')))),
    ])
    const both = events.map((_, n) => [ours[n], theirs.at(-1 - n)].toSorted())
    expect(both).toEqual(events.map(() => ['ok', 'stale']))
  })
})
