import { copyFileSync, statSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { createdFact, registeredFact, sampleAppending, sampleEvent } from '../sample.suite.ts'
import { databaseIn, openDatabase } from './database.ts'
import { openSqliteStore, storeOn } from './sqlite-store.ts'

const event = sampleEvent()
const never = 600_000
const published = { kind: 'round-published', round: 1 } as never

/** What somebody has who carries the main file away, without the journal beside it. */
const carriedAway = async (folder: string): Promise<number> => {
  const elsewhere = temporaryFolder()
  copyFileSync(databaseIn(folder), databaseIn(elsewhere))
  const store = openSqliteStore(elsewhere)
  const { length } = await store.read(event)
  await store.close()
  return length
}

describe('the main file alone', () => {
  it('holds a round once it is published', async () => {
    const folder = temporaryFolder()
    const store = storeOn(openDatabase(folder), never)
    await store.append(sampleAppending(event, 0, [createdFact('Carried')]))
    expect(await carriedAway(folder)).toBe(0)
    await store.append(sampleAppending(event, 1, [published]))
    await new Promise((resolve) => setImmediate(resolve))
    expect(await carriedAway(folder)).toBe(2)
    await store.close()
  })

  it('holds everything after a quiet moment', async () => {
    const folder = temporaryFolder()
    const store = storeOn(openDatabase(folder), 20)
    await store.append(sampleAppending(event, 0, [createdFact('Carried')]))
    await store.append(sampleAppending(event, 1, [registeredFact(1)]))
    await vi.waitFor(async () => expect(await carriedAway(folder)).toBe(2), 20_000)
    await store.close()
  })

  it('holds the rest once a reader lets go that holds it back', async () => {
    const folder = temporaryFolder()
    const store = storeOn(openDatabase(folder), 20)
    await store.append(sampleAppending(event, 0, [createdFact('Carried')]))
    const reader = openDatabase(folder)
    reader.exec('begin; select * from entry')
    await store.append(sampleAppending(event, 1, [published]))
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(await carriedAway(folder).catch(() => null)).not.toBe(2)
    reader.exec('commit')
    reader.close()
    await vi.waitFor(async () => expect(await carriedAway(folder)).toBe(2), 20_000)
    await store.close()
  })

  it('is left alone while nothing is written', async () => {
    const folder = temporaryFolder()
    const store = storeOn(openDatabase(folder), 20)
    await store.append(sampleAppending(event, 0, [createdFact('Carried')]))
    await vi.waitFor(async () => expect(await carriedAway(folder)).toBe(1), 20_000)
    const { mtimeMs } = statSync(databaseIn(folder))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(statSync(databaseIn(folder)).mtimeMs).toBe(mtimeMs)
    await store.close()
  })
})
