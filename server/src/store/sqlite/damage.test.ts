import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { openSummaries } from '../../desk/summaries.ts'
import { writeExport } from '../backup/export-file.ts'
import { createdFact, registeredFact, sampleAppending, sampleEvent } from '../sample.suite.ts'
import { flipEveryByte } from './damage.suite.ts'
import { databaseIn } from './database.ts'
import { migrations } from './migrations.ts'
import { openSqliteStore } from './sqlite-store.ts'

const event = sampleEvent('broken')
const other = sampleEvent('other')

describe('damage in the file', () => {
  it('of any byte of a stored entry is noticed and named, and harms no other event', async () => {
    // The text of the entries: from the first byte of them that is not empty to the page's end.
    const { flips, named, refused } = await flipEveryByte((file, place, { from, to }) => {
      const content = file.readUInt16BE(from + 5)
      return place >= from + content && place < to
    })
    expect(flips).toBeGreaterThan(800)
    expect(named + refused).toBe(flips)
    expect(refused).toBeLessThan(flips / 10)
  }, 120_000)
})

/** As a failing disk would: past the triggers. */
const damage = (folder: string, sql: string) => {
  const database = new DatabaseSync(databaseIn(folder))
  database.exec(`drop trigger entry_is_never_changed; drop trigger entry_is_never_deleted; ${sql}`)
  database.close()
}

const stored = async () => {
  const folder = temporaryFolder()
  const store = openSqliteStore(folder)
  await store.append(sampleAppending(other, 0, [createdFact('Other')]))
  await store.append(sampleAppending(event, 0, [createdFact('Broken')]))
  await store.append(sampleAppending(event, 1, [registeredFact(1), registeredFact(2)]))
  await store.close()
  return folder
}

describe('an entry that is not as it was written', () => {
  it.each([
    ['changed fact', `update entry set fact = replace(fact, 'p1', 'p7') where n = 2`, 2],
    ['other instant', `update entry set at = at + 1 where event = 'broken' and n = 3`, 3],
    ['other actor', `update entry set actor = '{"role":"judge"}' where fact like '%p1%'`, 2],
    ['gone', `delete from entry where event = 'broken' and n = 2`, 2],
    ['gone at the end', `delete from entry where n = 3`, 3],
    ['a later number', `update entry set n = 9 where n = 3`, 3],
    ['taken from elsewhere', `update entry set event = 'broken', n = 4 where event = 'other'`, 4],
    ['a version too small', `update event set version = 2 where event = 'broken'`, 3],
  ])('is named: %s', async (_, sql, n) => {
    const folder = await stored()
    damage(folder, sql)
    const store = openSqliteStore(folder)
    const named = { storeFault: 'damaged-entry', more: `broken, ${n}` }
    await expect(store.read(event)).rejects.toMatchObject(named)
    await expect(store.whole(event)).rejects.toMatchObject(named)
    await store.close()
  })

  it('leaves the others in the list, in copies and at work', async () => {
    const folder = await stored()
    damage(folder, `update entry set fact = replace(fact, 'Broken', 'broken') where n = 1`)
    const store = openSqliteStore(folder)
    expect((await store.list()).map((one) => [one.event, one.first?.n])).toEqual([
      [event, undefined],
      [other, 1],
    ])
    const summed = await openSummaries(store, () => undefined)()
    expect(summed.map((one) => [one.event, one.summary.status])).toEqual([
      [event, 'unreadable'],
      [other, 'to-come'],
    ])
    const { events } = JSON.parse(
      readFileSync(await writeExport(store, temporaryFolder(), 'all'), 'utf8'),
    )
    expect(events.map((one: { event: string }) => one.event)).toEqual([other])
    expect(await store.append(sampleAppending(other, 1, [registeredFact(1)]))).toBe('ok')
    await store.close()
  })

  it('is noticed in data of an earlier version, too, from the first start on', async () => {
    const folder = temporaryFolder()
    const database = new DatabaseSync(databaseIn(folder))
    database.exec(`${migrations.slice(0, 3).join(';')}; pragma user_version = 3;
      insert into event values ('broken', 1);
      insert into entry values ('broken', 1, 1714600000000, '{"role":"organizer"}', 'c1',
        '${JSON.stringify(createdFact('Zoë’s ☃'))}')`)
    database.close()
    const first = openSqliteStore(folder)
    expect((await first.read(event))[0]?.fact).toEqual(createdFact('Zoë’s ☃'))
    await first.close()
    damage(folder, `update entry set at = at + 1`)
    const second = openSqliteStore(folder)
    await expect(second.read(event)).rejects.toMatchObject({ wrong: { entry: 1 } })
    await second.close()
  })
})
