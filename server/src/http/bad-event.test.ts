import { readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { EventId } from '@topcut/engine'
import { languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { exportedSample, sampleDesk } from '../desk/sample-day.suite.ts'
import { restore } from '../restore.ts'
import { exportText } from '../store/backup/export-file.ts'
import { importEvents } from '../store/backup/import-file.ts'
import { databaseIn } from '../store/sqlite/database.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { sampleDoor } from './sample-door.suite.ts'

const { whole, text } = await exportedSample()
const bad = 'bad' as EventId
const created = whole.entries[0]?.fact

type Row = { readonly at?: bigint | number; readonly by?: string; readonly fact?: string }

/** Data with a good event and one whose last row somebody wrote by hand. */
const folderWith = async (n: number, { at = 1_000, by, fact }: Row): Promise<string> => {
  const folder = temporaryFolder()
  const store = openSqliteStore(folder)
  await importEvents(store, text)
  await store.close()
  const database = new DatabaseSync(databaseIn(folder))
  const values = (each: number) => {
    const entry = whole.entries[each - 1]
    const isBad = each === n
    return [
      bad,
      each,
      isBad ? at : (entry?.at ?? 0),
      isBad && by !== undefined ? by : JSON.stringify(entry?.by),
      `c${each}`,
      isBad && fact !== undefined ? fact : JSON.stringify(entry?.fact),
    ]
  }
  database.prepare('insert into event (event, version) values (?, ?)').run(bad, n)
  const add = database.prepare(
    'insert into entry (event, n, at, actor, command, fact) values (?, ?, ?, ?, ?, ?)',
  )
  for (let each = 1; each <= n; each += 1) add.run(...values(each))
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
  ['nobody', 1, { by: 'null' }],
  ['a fact of a later version', 2, { fact: '{"kind":"comet-seen"}' }],
  ['a fact without its fields', 2, { fact: '{"kind":"player-registered"}' }],
  ['a closed table beyond reason', 2, { fact: '{"kind":"tables-set","first":1e308,"closed":[]}' }],
]

describe.each(rows)('one event in the store that holds %s', (_, n, row) => {
  it('is listed as one that cannot be read, and all others go on', async () => {
    const folder = await folderWith(n, row)
    const store = openSqliteStore(folder)
    const { send, faults } = sampleDoor({ desk: sampleDesk(store) })

    const list = await send('GET', '/api/events')
    expect(list.statusCode).toBe(200)
    const { events } = list.json()
    expect(events).toHaveLength(2)
    const odd = events.find((one: { event: string }) => one.event === bad)
    const good = events.find((one: { event: string }) => one.event === whole.event)
    expect(odd).toMatchObject({ status: 'unreadable', name: expect.any(String), tables: null })
    expect(odd.name).not.toBe('')
    expect(good).toMatchObject({ status: 'running', name: 'Spring Open' })

    const opened = await send('GET', `/api/events/${whole.event}`)
    expect(opened.json().log).toEqual(whole.entries)
    expect((await send('GET', `/api/events/${whole.event}/views/standings`)).statusCode).toBe(200)
    expect(faults).toEqual([])

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

    expect(await exportText([(await store.whole(whole.event)) ?? whole])).toBe(text)
    const copy = await store.backup(temporaryFolder(), 'stamp')
    await store.close()

    const elsewhere = temporaryFolder()
    const restored = await restore(elsewhere, copy, 'stamp')
    expect(restored.events).toEqual([whole.event])
    expect(restored.unreadable?.map(({ event }) => event)).toEqual([bad])
    const after = openSqliteStore(elsewhere)
    expect(await after.whole(whole.event)).toEqual(whole)
    expect(await after.list()).toHaveLength(2)
    await after.close()
  })
})

it('a copy in a file brings back all but the one that cannot be read', async () => {
  const wrong = { ...whole, event: bad, entries: [{ ...whole.entries[0], at: -1 }], records: [] }
  const file = `${temporaryFolder()}/copy.json`
  writeFileSync(file, await exportText([wrong as never, whole]))
  const folder = temporaryFolder()
  const restored = await restore(folder, file, 'stamp')
  expect(restored.events).toEqual([whole.event])
  expect(restored.unreadable).toMatchObject([
    { event: bad, fault: { wrong: { event: bad, entry: 1, fault: { field: 'at' } } } },
  ])
  expect(readFileSync(file, 'utf8')).toContain('"at":-1')
})
