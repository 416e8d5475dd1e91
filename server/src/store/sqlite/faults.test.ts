import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { createdFact, registeredFact, sampleAppending, sampleEvent } from '../sample.suite.ts'
import { databaseIn, openDatabase } from './database.ts'
import { openSqliteStore, storeOn } from './sqlite-store.ts'

const event = sampleEvent()
const creation = sampleAppending(event, 0, [createdFact('Kept')])
const wide = (expected: number) =>
  sampleAppending(event, expected, [createdFact('wide '.repeat(10_000))])

describe('a full disk', () => {
  it('is said, takes nothing that was stored, and is over when there is room', async () => {
    const database = openDatabase(temporaryFolder())
    const store = storeOn(database)
    await store.append(creation)
    const pages = Number(database.prepare('pragma page_count').get()?.['page_count'])
    database.exec(`pragma max_page_count = ${pages}`)
    const full = { storeFault: 'disk-full' }
    await expect(store.append(wide(1))).rejects.toMatchObject(full)
    const small = sampleAppending(sampleEvent('e2'), 0, [createdFact('Small')])
    const together = await Promise.allSettled([store.append(wide(1)), store.append(small)])
    expect(together[0]).toMatchObject({ status: 'rejected', reason: full })
    expect(await store.read(event)).toEqual(creation.entries)
    const isStored = (await store.list()).length === 2
    expect(isStored).toBe(together[1].status === 'fulfilled')

    database.exec(`pragma max_page_count = ${pages + 1_000}`)
    expect(await store.append(wide(1))).toBe('ok')
    await store.close()
  })
})

describe('data that may not be written', () => {
  it('are said to be so, are still read, and are written once they may be', async () => {
    const database = openDatabase(temporaryFolder())
    const store = storeOn(database)
    await store.append(creation)
    const growth = sampleAppending(event, 1, [registeredFact(1)])
    database.exec('pragma query_only = on')
    await expect(store.append(growth)).rejects.toMatchObject({ storeFault: 'not-writable' })
    const person = { player: 'p1' as never, name: 'Ada' }
    await expect(store.setPerson(event, person)).rejects.toMatchObject({
      storeFault: 'not-writable',
    })
    expect(await store.read(event)).toEqual(creation.entries)
    database.exec('pragma query_only = off')
    expect(await store.append(growth)).toBe('ok')
    await store.close()
  })

  it('are said to be so at the start', () => {
    const folder = temporaryFolder()
    openDatabase(folder).close()
    chmodSync(databaseIn(folder), 0o444)
    chmodSync(folder, 0o555)
    const program = fileURLToPath(new URL('open-and-say.suite.ts', import.meta.url))
    const { stdout } = spawnSync(process.execPath, [program, folder], { encoding: 'utf8' })
    chmodSync(folder, 0o755)
    expect(stdout).toBe('not-writable\n')
  })
})

describe('data that another program holds', () => {
  it('are said to be out of reach, and are written once it lets go', async () => {
    const folder = temporaryFolder()
    const database = openDatabase(folder)
    const store = storeOn(database)
    await store.append(creation)
    database.exec('pragma busy_timeout = 0')
    const other = openDatabase(folder)
    other.exec('begin immediate')
    const person = { player: 'p1' as never, name: 'Ada' }
    await expect(store.setPerson(event, person)).rejects.toMatchObject({
      storeFault: 'unavailable',
    })
    other.exec('rollback')
    other.close()
    await store.setPerson(event, person)
    expect(await store.people(event)).toEqual([person])
    await store.close()
  })
})

describe('a damaged file', () => {
  const damage = (file: string, at: number) => {
    const bytes = readFileSync(file)
    bytes.fill(0x55, at, at + 3_000)
    writeFileSync(file, bytes)
    return bytes
  }

  it.each([
    ['at its beginning', 0],
    ['in the middle', 4_096 * 3],
  ])('%s is said, and left as it is', async (_, at) => {
    const folder = temporaryFolder()
    const store = openSqliteStore(folder)
    await store.append(creation)
    await store.close()
    const bytes = damage(databaseIn(folder), at)
    expect(() => openSqliteStore(folder)).toThrow(
      expect.objectContaining({ storeFault: 'damaged' }),
    )
    expect(readFileSync(databaseIn(folder)).equals(bytes)).toBe(true)
  })
})
