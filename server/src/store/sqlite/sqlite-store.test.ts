import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import type { CommandId } from '@topcut/engine'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createdFact,
  registeredFact,
  sampleAppending,
  sampleEvent,
  samplePlayer,
} from '../sample.suite.ts'
import { storeContract } from '../store-contract.suite.ts'
import { migrations } from './migrations.ts'
import { openSqliteStore } from './sqlite-store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'topcut-store-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const programOf = (name: string) => fileURLToPath(new URL(`${name}.suite.ts`, import.meta.url))
const event = sampleEvent()
const ada = { player: samplePlayer(1), name: 'Ada' }

describe('the store in SQLite', () => {
  storeContract(() => openSqliteStore(folder))

  it('keeps everything when it is closed and opened again', async () => {
    const before = openSqliteStore(folder)
    await before.append(sampleAppending(event, 0, [createdFact('Kept')]))
    await before.append(sampleAppending(event, 1, [registeredFact(1)], [ada]))
    const [log, list] = [await before.read(event), await before.list()]
    await before.close()

    const after = openSqliteStore(folder)
    expect(await after.read(event)).toEqual(log)
    expect(await after.list()).toEqual(list)
    expect(await after.people(event)).toEqual([ada])
    expect(await after.findCommands(event, ['c2' as CommandId])).toMatchObject([
      { first: 2, last: 2 },
    ])
    expect(await after.append(sampleAppending(event, 2, [registeredFact(2)]))).toBe('ok')
    await after.close()
  })

  it('is one log for two processes: the second sees the first and is stale behind it', async () => {
    const [one, two] = [openSqliteStore(folder), openSqliteStore(folder)]
    await one.append(sampleAppending(event, 0, [createdFact('Shared')]))
    expect(await two.read(event)).toHaveLength(1)
    await two.append(sampleAppending(event, 1, [registeredFact(1)], [], 'two'))
    expect(await one.append(sampleAppending(event, 1, [registeredFact(2)], [], 'one'))).toBe(
      'stale',
    )
    await Promise.all([one.close(), two.close()])
  })

  it('loses nothing it has acknowledged when the process is killed', async () => {
    const child = spawn(process.execPath, [programOf('append-for-ever'), folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const exit = once(child, 'exit')
    let acknowledged = 0
    for await (const line of createInterface({ input: child.stdout })) {
      acknowledged = Number(line)
      if (acknowledged === 100) child.kill('SIGKILL')
    }
    expect((await exit)[1]).toBe('SIGKILL')
    expect(acknowledged).toBeGreaterThanOrEqual(100)

    const store = openSqliteStore(folder)
    const log = await store.read(event)
    expect(log.length).toBeGreaterThanOrEqual(acknowledged)
    expect(log.map(({ n }) => n)).toEqual(log.map((_, index) => index + 1))
    expect(await store.people(event)).toHaveLength(log.length - 1)
    expect(await store.append(sampleAppending(event, log.length, [registeredFact(9)]))).toBe('ok')
    await store.close()
  })

  it('is one log for processes that write at once', async () => {
    const each = 60
    const first = openSqliteStore(folder)
    await first.append(sampleAppending(event, 0, [createdFact('Rush')]))
    const writers = ['one', 'two'].map((writer) =>
      spawn(process.execPath, [programOf('append-in-a-rush'), folder, writer, `${each}`], {
        stdio: ['ignore', 'inherit', 'inherit'],
      }),
    )
    const ends = await Promise.all(writers.map((writer) => once(writer, 'exit')))
    expect(ends.map(([code]) => code)).toEqual([0, 0])
    const log = await first.read(event)
    expect(log.map(({ n }) => n)).toEqual(
      Array.from({ length: 2 * each + 1 }, (_, index) => index + 1),
    )
    expect(new Set(log.map(({ command }) => command)).size).toBe(2 * each + 1)
    await first.close()
  })

  it('copies one moment of it while others go on writing', async () => {
    const store = openSqliteStore(folder)
    await store.append(sampleAppending(event, 0, [createdFact('Wide '.repeat(500_000))]))
    let isCopied = false
    const copying = store.backup(join(folder, 'copies'), 'stamp').finally(() => {
      isCopied = true
    })
    let n = 1
    while (!isCopied || n < 20) {
      await store.append(sampleAppending(event, n, [registeredFact(n)]))
      n += 1
    }
    const copy = new DatabaseSync(await copying)
    const { version } = copy.prepare('select version from event').get() as { version: number }
    const numbers = copy.prepare('select n from entry order by n').all() as { n: number }[]
    copy.close()
    expect(numbers.map((row) => row.n)).toEqual(Array.from({ length: version }, (_, i) => i + 1))
    expect(readdirSync(join(folder, 'copies'))).toEqual(['topcut-stamp.sqlite'])
    await store.close()
  })

  it('leaves no trace of an erased name in its files', async () => {
    const name = 'Wilhelmina Ohnegleichen'
    const store = openSqliteStore(folder)
    await store.append(sampleAppending(event, 0, [createdFact('Erased')]))
    await store.append(sampleAppending(event, 1, [registeredFact(1)], [{ ...ada, name }]))
    const holders = () =>
      readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(name))
    expect(holders()).not.toEqual([])
    await store.erasePerson(event, ada.player, [])
    expect(holders()).toEqual([])
    await store.close()
    expect(holders()).toEqual([])
  })

  it('leaves no trace of a removed event in its files', async () => {
    const name = 'Wilhelmina Ohnegleichen'
    const store = openSqliteStore(folder)
    await store.append(sampleAppending(event, 0, [createdFact(`Cup of ${name}`)]))
    await store.append(sampleAppending(event, 1, [registeredFact(1)], [{ ...ada, name }]))
    await store.records.put('grant', 'a', { label: name })
    const records = [{ kind: 'grant', key: 'a' }]
    expect(await store.remove({ event, expected: 2, records })).toBe('ok')
    const holders = () =>
      readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(name))
    expect(holders()).toEqual([])
    await store.close()
    expect(holders()).toEqual([])
  })

  it('is not open to rewriting the log, not even from outside', async () => {
    const store = openSqliteStore(folder)
    await store.append(sampleAppending(event, 0, [createdFact('Append only')]))
    await store.close()
    const database = new DatabaseSync(join(folder, 'topcut.sqlite'))
    expect(() => database.exec("update entry set fact = '{}'")).toThrow('never changed')
    expect(() => database.exec('delete from entry')).toThrow('never deleted')
    database.close()
  })

  it('does not touch data that a later version has written', async () => {
    const store = openSqliteStore(folder)
    await store.close()
    const database = new DatabaseSync(join(folder, 'topcut.sqlite'))
    database.exec('pragma user_version = 999')
    database.close()
    expect(() => openSqliteStore(folder)).toThrow('later version')
  })
})

describe('a database of an earlier version', () => {
  it('is brought to today’s form with the names it holds', async () => {
    const database = new DatabaseSync(join(folder, 'topcut.sqlite'))
    database.exec(`${migrations[0]}; pragma user_version = 1;
      insert into event values ('e1', 1);
      insert into person values ('e1', 'p1', 'Zoë "Z" Ż.')`)
    database.close()
    const store = openSqliteStore(folder)
    expect(await store.people(event)).toEqual([{ player: 'p1', name: 'Zoë "Z" Ż.' }])
    await store.close()
  })
})
