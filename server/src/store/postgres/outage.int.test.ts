import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OwnPostgres, startPostgres } from '../../../../testing/postgres/postgres.ts'
import { createdFact, registeredFact, sampleAppending, sampleEvent } from '../sample.suite.ts'
import { openPostgresStore } from './postgres-store.ts'

let postgres: OwnPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const event = sampleEvent()
/** Long, for a machine that has other things to do; nothing is measured by it. */
const patience = { timeout: 30_000 }
const away = { storeFault: 'unavailable' }

describe('a PostgreSQL that goes away', () => {
  it('is said to be away by every question, and needs no hand once it is back', async () => {
    const store = await openPostgresStore(await postgres.fresh())
    const growth = sampleAppending(event, 1, [registeredFact(1)])
    await store.append(sampleAppending(event, 0, [createdFact('Kept')]))
    let gaps = 0
    store.watch((news) => {
      if (news === 'gap') gaps += 1
    })
    await expect.poll(() => gaps, patience).toBe(1)

    await postgres.kill()
    await expect(store.append(growth)).rejects.toMatchObject(away)
    await expect(store.read(event)).rejects.toMatchObject(away)
    await expect(store.list()).rejects.toMatchObject(away)
    await expect(store.whole(event)).rejects.toMatchObject(away)
    await expect(store.people(event)).rejects.toMatchObject(away)
    await expect(store.findCommands(event, [])).rejects.toMatchObject(away)
    await expect(store.take([])).rejects.toMatchObject(away)

    await postgres.start()
    expect(await store.read(event)).toHaveLength(1)
    expect(await store.append(growth)).toBe('ok')
    await expect.poll(() => gaps, patience).toBe(2)
    await store.close()
  })

  it('is waited for by a process that starts before it', async () => {
    const url = await postgres.fresh()
    await postgres.kill()
    const opening = openPostgresStore(url, { patience: 60_000 })
    await postgres.start()
    const store = await opening
    expect(await store.list()).toEqual([])
    await store.close()
  })

  it('does not keep a process from ending', async () => {
    const store = await openPostgresStore(await postgres.fresh())
    store.watch(() => {})
    await store.append(sampleAppending(event, 0, [createdFact('Kept')]))
    await postgres.kill()
    await store.close()
    await store.close()
    await postgres.start()
  })
})
