import { readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { EventId } from '@topcut/engine'
import { languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { asShown, exportedSample, sampleDesk, unlinked } from '../desk/sample-day.suite.ts'
import { restore } from '../restore.ts'
import { exportText } from '../store/backup/export-file.ts'
import { importEvents } from '../store/backup/import-file.ts'
import { databaseIn } from '../store/sqlite/database.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { digestOfEntry } from '../store/stored-entry.ts'
import { sampleDoor } from './sample-door.suite.ts'

const { whole, text } = await exportedSample()
const bad = 'bad' as EventId
const created = whole.entries[0]?.fact

type Row = {
  readonly at?: bigint | number
  readonly by?: string
  readonly fact?: string
  readonly event?: string
  /** What else somebody did to the file. */
  readonly sql?: string
}

/**
 * Data with a good event and one whose last row somebody wrote by hand, with the digest that makes
 * it look like any other.
 */
const folderWith = async (
  n: number,
  { at = 1_000, by, fact, event = bad, sql = '' }: Row,
): Promise<string> => {
  const folder = temporaryFolder()
  const store = openSqliteStore(folder)
  await importEvents(store, text)
  await store.close()
  const database = new DatabaseSync(databaseIn(folder))
  database.exec('pragma ignore_check_constraints = on')
  database.prepare('insert into event (event, version) values (?, ?)').run(event, n)
  const add = database.prepare(
    'insert into entry (event, n, at, actor, command, fact, digest) values (?, ?, ?, ?, ?, ?, ?)',
  )
  for (let each = 1; each <= n; each += 1) {
    const entry = whole.entries[each - 1]
    const odd: Row = each === n ? ({ at, by, fact } as Row) : {}
    const row = {
      at: odd.at ?? entry?.at ?? 0,
      actor: odd.by ?? JSON.stringify(entry?.by),
      command: `c${each}`,
      fact: odd.fact ?? JSON.stringify(entry?.fact),
    }
    const digest = digestOfEntry({ of: event, n: each, ...row, link: '' })
    add.run(event, each, row.at, row.actor, row.command, row.fact, digest)
  }
  database.exec(sql)
  database.close()
  return folder
}

const rows: readonly (readonly [string, number, Row])[] = [
  ['an instant no clock shows', 1, { at: 9007199254740992n }],
  ['the greatest number there is', 1, { at: 9223372036854775807n }],
  ['an instant before all clocks', 1, { at: -9007199254740993n }],
  ['a name that is none', 1, { fact: JSON.stringify({ ...created, name: { a: 1 } }) }],
  ['no creation', 1, { fact: '{"kind":"round-closed","round":1}' }],
  ['null for a fact', 1, { fact: 'null' }],
  ['a text for a fact', 1, { fact: '"event-created"' }],
  ['no JSON for a fact', 1, { fact: '{"kind":' }],
  ['nobody', 1, { by: 'null' }],
  ['no JSON for somebody', 2, { by: 'root' }],
  ['a fact of a later version', 2, { fact: '{"kind":"comet-seen"}' }],
  ['a fact without its fields', 2, { fact: '{"kind":"player-registered"}' }],
  ['a closed table beyond reason', 2, { fact: '{"kind":"tables-set","first":1e308,"closed":[]}' }],
  ['another entry than was written', 2, { sql: tampered(`update entry set at = at + 1`) }],
  ['a number of entries of its own', 2, { sql: versioned(9) }],
  ['less than no entries', 2, { sql: versioned(-1) }],
  ['more entries than can be counted', 2, { sql: versioned(9223372036854775807n) }],
]

function tampered(sql: string): string {
  return `drop trigger entry_is_never_changed; ${sql} where event = '${bad}' and n = 1`
}
function versioned(version: number | bigint): string {
  return `update event set version = ${version} where event = '${bad}'`
}

const opened = (folder: string) => {
  const store = openSqliteStore(folder)
  return { store, ...sampleDoor({ desk: sampleDesk(store) }) }
}
type Opened = ReturnType<typeof opened>

/** The other one, by every way there is to it. */
const checkGood = async ({ send, store }: Opened): Promise<void> => {
  const list = await send('GET', '/api/events')
  expect(list.statusCode).toBe(200)
  const { events } = list.json()
  expect(events).toHaveLength(2)
  expect(events.find((one: { event: string }) => one.event === whole.event)).toMatchObject({
    status: 'running',
    name: 'Spring Open',
  })
  const at = `/api/events/${whole.event}`
  expect(unlinked((await send('GET', at)).json().log)).toEqual(asShown(whole.entries))
  expect((await send('GET', `${at}/views/standings`)).statusCode).toBe(200)
  expect((await send('GET', `${at}/export`)).body).toBe(text)
  expect(await exportText([(await store.whole(whole.event)) ?? whole])).toBe(text)
}

/** The bad one is refused in a sentence of each language, never as a fault of the program. */
const checkTold = async ({ send }: Opened): Promise<void> => {
  const details = await Promise.all(
    languages.map(async (language) => {
      const answer = await send('GET', `/api/events/${bad}`, undefined, {
        'accept-language': language,
      })
      expect(answer.headers['content-type']).toContain('application/problem+json')
      expect(answer.json().code).not.toBe('fault')
      return answer.json().detail
    }),
  )
  expect(new Set(details).size).toBe(3)
}

/** A copy brings the good one back, and names the bad one, which stays as it was. */
const checkRestored = async ({ store }: Opened, event: string): Promise<void> => {
  const copy = await store.backup(temporaryFolder(), 'stamp')
  await store.close()
  const elsewhere = temporaryFolder()
  const restored = await restore(elsewhere, copy, 'stamp')
  expect(restored.events).toEqual([whole.event])
  expect(restored.unreadable?.map((one) => one.event)).toEqual([event])
  const after = openSqliteStore(elsewhere)
  expect(await after.whole(whole.event)).toEqual(whole)
  expect(await after.list()).toHaveLength(2)
  await after.close()
}

/** The owner is rid of it, with a file or, where there can be none, without. */
const checkGone = async ({ send, store }: Opened, name: string): Promise<void> => {
  const remove = () => send('POST', `/api/events/${bad}/deletion`, { name })
  expect((await remove()).json()).toMatchObject({ code: 'export-first' })
  await send('GET', `/api/events/${bad}/export`)
  const answer = await remove()
  expect(answer.statusCode, answer.body).toBe(204)
  expect((await store.list()).map(({ event }) => event)).toEqual([whole.event])
  expect(await store.whole(whole.event)).toEqual(whole)
  await store.close()
}

describe.each(rows)('one event in the store that holds %s', (_, n, row) => {
  it('is listed as one that cannot be read, and all others go on', async () => {
    const folder = await folderWith(n, row)
    const door = opened(folder)
    await checkGood(door)
    const { events } = (await door.send('GET', '/api/events')).json()
    const odd = events.find((one: { event: string }) => one.event === bad)
    expect(odd).toMatchObject({ status: 'unreadable', name: expect.any(String), tables: null })
    expect(odd.name).not.toBe('')
    expect(door.faults).toEqual([])
    await checkTold(door)
    await checkRestored(door, bad)
    await checkGone(opened(folder), odd.name)
  })
})

describe.each([
  ['a person', `insert into person values ('${bad}', 'p1', 'Ada')`],
  ['a person that is nobody', `insert into person values ('${bad}', 'p1', 'null')`],
  ['the record of a command', `insert into command values ('${bad}', 'c1', 'd', 1, 1, '[')`],
])('%s that is no JSON', (_, sql) => {
  it('harms its own event alone, which can be deleted', async () => {
    const folder = await folderWith(2, { at: 2_000, sql })
    const door = opened(folder)
    await checkGood(door)
    const saved = await door.send('GET', `/api/events/${bad}/export`)
    expect([saved.statusCode, saved.json().code]).toEqual([500, 'unreadable-event'])
    await checkRestored(door, bad)
    await checkGone(opened(folder), 'Spring Open')
  })
})

it('a damaged row of who may come in closes its own door alone', async () => {
  const folder = temporaryFolder()
  const store = openSqliteStore(folder)
  await store.records.put('grant', 'a', { event: bad })
  await store.records.put('grant', 'b', { event: whole.event })
  const database = new DatabaseSync(databaseIn(folder))
  database.exec(
    `pragma ignore_check_constraints = on; update record set value = '{' where key = 'a'`,
  )
  database.close()
  expect(await store.records.get('grant', 'a')).toBeUndefined()
  expect(await store.records.list('grant')).toEqual([{ key: 'b', value: { event: whole.event } }])
  await store.close()
})

describe.each(['..', 'import', 'a/b', ' '])(
  'an event in the store that is called “%s”',
  (event) => {
    it('harms no other, whatever its address leads to', async () => {
      const door = opened(await folderWith(2, { at: 2_000, event }))
      await checkGood(door)
      for (const way of ['', '/views/standings', '/export'])
        expect(
          (await door.send('GET', `/api/events/${encodeURIComponent(event)}${way}`)).statusCode,
        ).toBeLessThan(500)
      expect(door.faults).toEqual([])
      await door.store.close()
    })
  },
)

describe('a copy in a file', () => {
  it('brings back all but the one that cannot be read', async () => {
    const wrong = { ...whole, event: bad, entries: [{ ...whole.entries[0], at: -1 }], records: [] }
    const file = `${temporaryFolder()}/copy.json`
    writeFileSync(file, await exportText([wrong as never, whole]))
    const restored = await restore(temporaryFolder(), file, 'stamp')
    expect(restored.events).toEqual([whole.event])
    expect(restored.unreadable).toMatchObject([
      {
        event: bad,
        fault: {
          storeFault: 'unreadable-event',
          wrong: { event: bad, entry: 1, fault: { field: 'at' } },
        },
      },
    ])
    expect(readFileSync(file, 'utf8')).toContain('"at":-1')
  })

  it('brings back all but the one in which a letter has changed', async () => {
    const file = `${temporaryFolder()}/copy.json`
    const both = await exportText([{ ...whole, event: bad }, whole])
    writeFileSync(file, both.replace('Player 3', 'Player 4'))
    const folder = temporaryFolder()
    const restored = await restore(folder, file, 'stamp')
    expect(restored.events).toEqual([whole.event])
    expect(restored.unreadable).toMatchObject([
      { event: bad, fault: { storeFault: 'unreadable-event', wrong: { event: bad } } },
    ])
    const after = openSqliteStore(folder)
    expect(await after.whole(whole.event)).toEqual(whole)
    await after.close()
  })

  it('of nothing but such events is refused', async () => {
    const file = `${temporaryFolder()}/copy.json`
    writeFileSync(file, text.replace('Player 3', 'Player 4'))
    await expect(restore(temporaryFolder(), file, 'stamp')).rejects.toMatchObject({
      storeFault: 'damaged-file',
      wrong: { event: whole.event },
    })
    writeFileSync(file, text.replace(/\[\n\{"event".*\]\}/s, '[null]}'))
    await expect(restore(temporaryFolder(), file, 'stamp')).rejects.toMatchObject({
      storeFault: 'damaged-file',
    })
  })
})
