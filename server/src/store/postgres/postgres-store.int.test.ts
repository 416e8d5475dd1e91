import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Databases, openDatabases, rowsFrom } from '../../../../testing/postgres/postgres.ts'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { sampleDesk } from '../../desk/sample-day.suite.ts'
import {
  createdFact,
  registeredFact,
  sampleAppending,
  sampleEvent,
  samplePlayer,
} from '../sample.suite.ts'
import type { Store } from '../store.ts'
import { storeContract } from '../store-contract.suite.ts'
import { digestOfEntry } from '../stored-entry.ts'
import { openPostgresStore } from './postgres-store.ts'

let databases: Databases
beforeAll(async () => {
  databases = await openDatabases()
})
afterAll(() => databases.stop())

const opened: Store[] = []
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close()
})

const open = async (url: string): Promise<Store> => {
  const store = await openPostgresStore(url)
  opened.push(store)
  return store
}

/** Breaks every connection to the database but the one that asks for it. */
const hangUp = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

const event = sampleEvent()
const other = sampleEvent('other')
/** Long, for a machine that has other things to do; nothing is measured by it. */
const patience = { timeout: 30_000 }
const creation = sampleAppending(event, 0, [createdFact('Shared')])
const growth = (n: number, command: string) =>
  sampleAppending(event, n, [registeredFact(n)], [], command)

describe('the store in PostgreSQL', () => {
  storeContract(async () => openPostgresStore(await databases.fresh()))

  it('is made once by processes that start at once', async () => {
    const url = await databases.fresh()
    const stores = await Promise.all(Array.from({ length: 4 }, () => open(url)))
    const answers = await Promise.all(stores.map((store) => store.append(creation)))
    expect(answers.sort()).toEqual(['ok', 'stale', 'stale', 'stale'])
    const done = await rowsFrom(url, 'select done from migration')
    expect(done).toEqual([1, 2, 3, 4, 5].map((one) => ({ done: one })))
  })

  it('names an entry that is not as it was written, and goes on with the others', async () => {
    const url = await databases.fresh()
    const store = await open(url)
    await store.append(creation)
    await store.append(sampleAppending(other, 0, [createdFact('Other')]))
    await store.append(sampleAppending(event, 1, [registeredFact(1), registeredFact(2)]))
    const before = await store.whole(other)
    const damages = [
      [`update entry set fact = replace(fact::text, 'p2', 'p7')::json where n = 3`, 3],
      [`update entry set actor = '{"role": "judge"}' where n = 2`, 2],
      [`update entry set at = at + 1 where n = 1 and event <> 'other'`, 1],
    ] as const
    for (const [sql, n] of damages) {
      await rowsFrom(url, `alter table entry disable trigger all`)
      await rowsFrom(url, sql)
      const named = { storeFault: 'damaged-entry', wrong: { event, entry: n, fault: null } }
      await expect(store.read(event)).rejects.toMatchObject(named)
      await expect(store.whole(event)).rejects.toMatchObject(named)
      expect(await store.whole(other)).toEqual(before)
    }
    expect((await store.list()).map((one) => [one.event, one.first?.n])).toEqual([
      [event, undefined],
      [other, 1],
    ])
    await rowsFrom(url, `delete from entry where n > 1`)
    await expect(store.read(event, 1)).rejects.toMatchObject({ wrong: { entry: 2 } })
  })

  it.each([
    ['a person', `update person set person = 'null' where event <> 'other'`],
    ['what a command was warned of', `update command set warnings = '7' where event <> 'other'`],
  ])('names an event in which %s is damaged, and lets it go', async (_, sql) => {
    const url = await databases.fresh()
    const store = await open(url)
    const person = { player: samplePlayer(1), name: 'Ada' }
    await store.append(sampleAppending(event, 0, [createdFact('Broken')], [person]))
    await store.append(sampleAppending(other, 0, [createdFact('Other')], [person]))
    const before = await store.whole(other)
    await rowsFrom(url, sql)
    const named = { storeFault: 'unreadable-event', wrong: { event, entry: null } }
    await expect(store.whole(event)).rejects.toMatchObject(named)
    expect(await store.whole(other)).toEqual(before)
    const copy = await store.backup(temporaryFolder(), 'all')
    const { events } = JSON.parse(readFileSync(copy, 'utf8'))
    expect(events.map((one: { event: string }) => one.event)).toEqual([other])
    expect(await store.remove({ event, expected: 1, records: [] })).toBe('ok')
    expect((await store.list()).map((one) => one.event)).toEqual([other])
  })

  it('lists and reads an instant that no clock shows, for whoever looks through it', async () => {
    const url = await databases.fresh()
    const store = await open(url)
    await store.append(sampleAppending(other, 0, [createdFact('Other')]))
    await store.append(sampleAppending(event, 0, [createdFact('Late')]))
    await rowsFrom(url, 'alter table entry disable trigger all')
    const instants = ['9007199254740992', '9223372036854775807', '-9007199254740993']
    for (const at of instants) {
      const [row] = await rowsFrom(
        url,
        `update entry set at = ${at} where event = '${event}'
         returning n, at, command, actor::text as actor, fact::text as fact`,
      )
      const digest = digestOfEntry({ of: event, ...row, link: '' } as never)
      await rowsFrom(url, `update entry set digest = '${digest}' where event = '${event}'`)
      const listed = await sampleDesk(store).list()
      expect(listed.map((one) => [`${one.event}`, one.summary.status]).sort()).toEqual(
        [
          [`${event}`, 'unreadable'],
          [`${other}`, 'to-come'],
        ].sort(),
      )
      await expect(sampleDesk(store).load(event)).rejects.toMatchObject({
        wrong: { event, entry: 1, fault: { field: 'at' } },
      })
      expect(await sampleDesk(store).load(other)).not.toBeNull()
    }
  })

  it('has a digest for what an earlier version has written', async () => {
    const url = await databases.fresh()
    const first = await open(url)
    await first.append(sampleAppending(event, 0, [createdFact('Zoë’s ☃ \u0000')]))
    await first.close()
    const digests = () => rowsFrom(url, 'select digest from entry')
    const before = await digests()
    await rowsFrom(url, 'delete from migration where done > 2')
    await rowsFrom(url, 'drop trigger entry_is_never_deleted on entry')
    await rowsFrom(url, 'alter table entry drop column digest, drop column link')
    const second = await open(url)
    expect(await digests()).toEqual(before)
    expect((await second.read(event))[0]?.fact).toEqual(createdFact('Zoë’s ☃ \u0000'))
    await expect(rowsFrom(url, 'delete from entry')).rejects.toThrow('never changed')
  })

  it('counts for all processes together what runs down by itself', async () => {
    const url = await databases.fresh()
    const [one, other] = [await open(url), await open(url)]
    const count = async (store: Store | undefined, key: string, milliseconds: number) =>
      (await store?.records.count?.([{ key, milliseconds }]))?.get(key) ?? Number.NaN
    const hour = 3_600_000
    expect(await count(one, 'key', hour)).toBeCloseTo(hour, -1)
    // Some of it has run down meanwhile, on a busy machine perhaps a minute.
    const both = await count(other, 'key', hour)
    expect(both).toBeGreaterThan(2 * hour - 60_000)
    expect(both).toBeLessThanOrEqual(2 * hour)
    expect(await count(one, 'another', hour)).toBeLessThanOrEqual(hour)
    // Given back, and never below nothing.
    expect(await count(one, 'key', -hour)).toBeLessThanOrEqual(hour)
    await count(one, 'key', -10 * hour)
    expect(await count(other, 'key', hour)).toBeLessThanOrEqual(hour)
    const many = Array.from({ length: 50 }, (_, n) => ({ key: `key ${n}`, milliseconds: hour }))
    const answers = await Promise.all([
      one?.records.count?.(many),
      other?.records.count?.(many.toReversed()),
    ])
    expect(answers.map((answer) => answer?.size)).toEqual([50, 50])
  })

  it('counts on where its clock was set back by an hour: nobody waits an hour for that', async () => {
    const url = await databases.fresh()
    const { records } = await open(url)
    const [minute, hour] = [60_000, 3_600_000]
    const count = async (milliseconds: number) =>
      (await records.count?.([{ key: 'key', milliseconds }]))?.get('key') ?? Number.NaN
    await count(minute)
    // As it stands after the clock was set back: counted an hour from now.
    await rowsFrom(
      url,
      `update record set value = json_build_object(
         'ahead', value->'ahead', 'at', (value->>'at')::float8 + ${hour}
       ) where kind = 'limit'`,
    )
    expect(await count(minute)).toBeLessThanOrEqual(2 * minute)
    // From there on it runs down as ever.
    await rowsFrom(
      url,
      `update record set value = json_build_object(
         'ahead', value->'ahead', 'at', (value->>'at')::float8 - ${hour}
       ) where kind = 'limit'`,
    )
    expect(await count(minute)).toBeLessThanOrEqual(minute)
  })

  it('keeps everything when it is closed and opened again', async () => {
    const url = await databases.fresh()
    const before = await open(url)
    await before.append(creation)
    const whole = await before.whole(event)
    await before.close()
    expect(await (await open(url)).whole(event)).toEqual(whole)
  })

  it('lets exactly one of two processes through with the same command', async () => {
    const url = await databases.fresh()
    const [one, two] = [await open(url), await open(url)]
    await one.append(creation)
    for (let n = 1; n <= 20; n += 1) {
      const nothing = sampleAppending(event, 1, [], [], `same-${n}`)
      const answers = await Promise.all([one.append(nothing), two.append(nothing)])
      expect(answers.sort()).toEqual(['ok', 'stale'])
    }
  })

  it('lets an append that cannot be stored fail alone', async () => {
    const store = await open(await databases.fresh())
    const broken = creation.entries.map((entry) => ({ ...entry, at: 'soon' as never }))
    await expect(store.append({ ...creation, entries: broken })).rejects.toThrow()
    expect(await store.list()).toEqual([])
    expect(await store.append(creation)).toBe('ok')
  })

  it('is not open to rewriting the log, not even from outside', async () => {
    const url = await databases.fresh()
    const store = await open(url)
    await store.append(creation)
    await expect(rowsFrom(url, "update entry set fact = '{}'")).rejects.toThrow('never changed')
    await expect(rowsFrom(url, 'delete from entry')).rejects.toThrow('never changed')
    await expect(rowsFrom(url, 'truncate entry cascade')).rejects.toThrow('never changed')
  })

  it('does not touch data that a later version has written', async () => {
    const url = await databases.fresh()
    await (await open(url)).close()
    await rowsFrom(url, 'insert into migration (done) values (999)')
    await expect(openPostgresStore(url)).rejects.toMatchObject({ storeFault: 'later-version' })
  })

  it('says that it may only read, reads, and writes again when it may', async () => {
    const url = await databases.fresh()
    const store = await open(url)
    await store.append(creation)
    const writable = `${url}?options=-c%20default_transaction_read_only%3Doff`
    const allow = async (readOnly: 'on' | 'off') => {
      const name = new URL(url).pathname.slice(1)
      await rowsFrom(
        writable,
        `alter database ${name} set default_transaction_read_only = ${readOnly}`,
      )
      await rowsFrom(writable, hangUp)
      await store.read(event).catch(() => {})
    }
    await allow('on')
    const refused = { storeFault: 'not-writable' }
    await expect(store.append(growth(1, 'c'))).rejects.toMatchObject(refused)
    await expect(openPostgresStore(url)).rejects.toMatchObject(refused)
    expect(await store.read(event)).toHaveLength(1)
    await allow('off')
    expect(await store.append(growth(1, 'c'))).toBe('ok')
  })

  it('says that no database is there, once it has waited', async () => {
    const nowhere = openPostgresStore('postgres://nobody@127.0.0.1:1/none', { patience: 0 })
    await expect(nowhere).rejects.toMatchObject({ storeFault: 'unavailable' })
  })

  it('says as it was said that there is no such database', async () => {
    const url = await databases.fresh()
    await expect(openPostgresStore(`${url}_not_there`)).rejects.toThrow('does not exist')
  })
})

describe('what another process stores', () => {
  it('is heard with event, version and players, in order; what is one’s own is not', async () => {
    const url = await databases.fresh()
    const [one, two] = [await open(url), await open(url)]
    const heard: unknown[] = []
    let look = (): void => {}
    const until = (count: number) =>
      new Promise<void>((resolve) => {
        look = () => {
          if (heard.length >= count) resolve()
        }
        look()
      })
    const stop = two.watch((news) => {
      heard.push(news)
      look()
    })
    await until(1)
    expect(heard.splice(0)).toEqual(['gap'])

    const person = { player: samplePlayer(1), name: 'Ada Wholly Secret' }
    await one.append(creation)
    await one.append(sampleAppending(event, 1, [registeredFact(1)], [person]))
    await two.append(growth(2, 'own'))
    await one.setPerson(event, { ...person, name: 'Ada' })
    await one.append(growth(3, 'theirs'))
    await one.erasePerson(event, person.player, [])
    const [from] = await Promise.all([one.whole(event), until(5)])
    expect(heard).toEqual([
      { event, version: 1, players: [] },
      { event, version: 2, players: [person.player] },
      { event, version: 3, players: [person.player] },
      { event, version: 4, players: [] },
      { event, version: 4, players: [person.player] },
    ])
    const many = Array.from({ length: 1_000 }, (_, n) => ({ player: samplePlayer(n), name: 'A' }))
    const large = { ...from, event: sampleEvent('large'), people: many } as never
    expect(await one.take([large])).toBe('ok')
    await until(6)
    expect(heard[5]).toBe('gap')

    stop()
    const later = new Promise((resolve) => two.watch(resolve))
    await one.append(growth(4, 'unheard'))
    expect(await later).toEqual({ event, version: 5, players: [] })
    expect(heard).toHaveLength(6)

    const gone = new Promise((resolve) => two.watch(resolve))
    expect(await one.remove({ event, expected: 5, records: [] })).toBe('ok')
    expect(await gone).toEqual({ event, version: 0, players: [] })
  })

  it('may have been missed when the connection broke, and that is said', async () => {
    const url = await databases.fresh()
    const [one, two] = [await open(url), await open(url)]
    await one.append(creation)
    const heard: unknown[] = []
    let look = (): void => {}
    const untilGaps = (count: number) =>
      new Promise<void>((resolve) => {
        look = () => {
          if (heard.filter((news) => news === 'gap').length >= count) resolve()
        }
        look()
      })
    two.watch((news) => {
      heard.push(news)
      look()
    })
    await untilGaps(1)
    await rowsFrom(url, hangUp)
    await one.append(growth(1, 'missed')).catch(() => one.append(growth(1, 'missed')))
    await untilGaps(2)
    expect(await two.read(event)).toHaveLength(2)
    await one.append(growth(2, 'heard'))
    const last = { event, version: 3, players: [] }
    await expect.poll(() => heard.at(-1), patience).toEqual(last)
  })
})
