import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { EventId } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import {
  createSample,
  publishSample,
  registration,
  sampleDesk,
} from '../../desk/sample-day.suite.ts'
import { openMemoryStore } from '../memory/memory-store.ts'
import { createdFact, sampleAppending, sampleEvent } from '../sample.suite.ts'
import { restoreSqlite } from '../sqlite/restore.ts'
import { openSqliteStore } from '../sqlite/sqlite-store.ts'
import type { Store } from '../store.ts'
import { type CopyOptions, keepCopies } from './keep-copies.ts'

const hall = (more: Partial<CopyOptions> = {}, store?: Store) => {
  const data = temporaryFolder()
  const faults: unknown[] = []
  let seconds = 0
  const folder = join(data, 'copies')
  const copies = keepCopies(store ?? openSqliteStore(data), {
    folder,
    report: (fault) => faults.push(fault),
    now: () => {
      seconds += 1
      return new Date(Date.UTC(2026, 4, 2, 9, 0, seconds))
    },
    ...more,
  })
  return { data, folder, faults, ...copies }
}

describe('copies', () => {
  it('are made after every published round, of all there is', async () => {
    const { store, folder, data, faults } = hall()
    const { event } = await publishSample(sampleDesk(store), 4)
    const whole = await store.whole(event)
    await store.close()
    expect(faults).toEqual([])
    expect(readdirSync(folder)).toEqual(['topcut-2026-05-02T09-00-01-000Z.sqlite'])

    const elsewhere = join(data, 'elsewhere')
    const [copy = ''] = readdirSync(folder)
    expect(restoreSqlite(elsewhere, join(folder, copy), 'before')).toBeNull()
    const restored = openSqliteStore(elsewhere)
    expect(await restored.whole(event)).toEqual(whole)
    await restored.close()
  })

  it('are told by place with the time of the latest, none where a stick is missing', async () => {
    const second = join(temporaryFolder(), 'stick')
    const { store, folder, copy, places } = hall({ second })
    expect(await places()).toEqual([
      { folder, at: null },
      { folder: second, at: null },
    ])
    await copy()
    await copy()
    rmSync(second, { recursive: true })
    expect(await places()).toEqual([
      { folder, at: Date.UTC(2026, 4, 2, 9, 0, 2) },
      { folder: second, at: null },
    ])
    await store.close()
  })

  it('are not made for anything less', async () => {
    const { store, folder } = hall()
    const desk = sampleDesk(store)
    const event = await createSample(desk)
    await desk.handle(event, registration(1))
    await store.close()
    expect(existsSync(folder)).toBe(false)
  })

  it('are made on demand, and into a second folder too', async () => {
    const second = join(temporaryFolder(), 'stick')
    const { store, copy, folder } = hall({ second })
    await createSample(sampleDesk(store))
    const [one = '', two = ''] = await copy()
    expect([join(folder, readdirSync(folder)[0] ?? '')]).toEqual([one])
    expect([join(second, readdirSync(second)[0] ?? '')]).toEqual([two])
    expect(readFileSync(one).equals(readFileSync(two))).toBe(true)
    await store.close()
  })

  it('are kept to the latest few of a kind; what else lies there stays', async () => {
    const { store, copy, folder } = hall({ keep: 2 })
    await createSample(sampleDesk(store))
    mkdirSync(folder)
    writeFileSync(join(folder, 'topcut-notes.sqlite'), 'mine')
    for (let n = 0; n < 4; n += 1) await copy()
    expect(readdirSync(folder)).toEqual([
      'topcut-2026-05-02T09-00-03-000Z.sqlite',
      'topcut-2026-05-02T09-00-04-000Z.sqlite',
      'topcut-notes.sqlite',
    ])
    await store.close()
  })

  it('stay when they have just been made, although the clock was set back', async () => {
    const hours = [12, 13, 9]
    const now = () => new Date(Date.UTC(2026, 4, 2, hours.shift()))
    const { store, copy, folder } = hall({ keep: 2, now })
    await createSample(sampleDesk(store))
    for (let n = 0; n < 3; n += 1) await copy()
    expect(readdirSync(folder)).toEqual([
      'topcut-2026-05-02T09-00-00-000Z.sqlite',
      'topcut-2026-05-02T13-00-00-000Z.sqlite',
    ])
    await store.close()
  })

  it('of one event do not push out those of another', async () => {
    const folder = temporaryFolder()
    const { store } = hall({ folder, keep: 1 }, openMemoryStore())
    const desk = sampleDesk(store)
    const { event } = await publishSample(desk, 2)
    const other = await publishSample(desk, 2)
    await store.close()
    const kinds = readdirSync(folder).map((name) => name.slice(0, event.length))
    expect(kinds.sort()).toEqual([event, other.event].sort())
  })

  it('that cannot be made are reported, and the round goes on', async () => {
    const second = join(temporaryFolder(), 'not', 'there')
    const { store, faults, folder } = hall({ second })
    const { event } = await publishSample(sampleDesk(store), 2)
    await store.close()
    expect(faults).toMatchObject([{ storeFault: 'no-copy' }])
    expect(readdirSync(folder)).toHaveLength(1)
    expect(existsSync(second)).toBe(false)
    expect(event).not.toBe('')
  })
})

describe('restoring', () => {
  const prepared = async () => {
    const { store, copy, data } = hall()
    const desk = sampleDesk(store)
    const event = await createSample(desk)
    const [file = ''] = await copy()
    await desk.handle(event, registration(1))
    return { store, data, file, event, database: join(data, 'topcut.sqlite') }
  }

  it('brings a copy back in the place of damaged data, which are moved aside', async () => {
    const { store, data, file, event, database } = await prepared()
    await store.close()
    writeFileSync(database, 'not a database any more')
    expect(restoreSqlite(data, file, 'aside')).toBe(`${database}.aside`)
    expect(readFileSync(`${database}.aside`, 'utf8')).toBe('not a database any more')
    const restored = openSqliteStore(data)
    expect(await restored.read(event)).toHaveLength(1)
    await restored.close()
  })

  it('is not done under a Topcut that runs', async () => {
    const { store, data, file, event } = await prepared()
    expect(() => restoreSqlite(data, file, 'aside')).toThrow(
      expect.objectContaining({ storeFault: 'in-use' }),
    )
    expect(await store.read(event)).toHaveLength(2)
    await store.close()
  })

  it('leaves nothing behind of a copy that a later version has written', async () => {
    const { store, data, file } = await prepared()
    await store.close()
    const later = new DatabaseSync(file)
    later.exec('pragma journal_mode = wal; pragma user_version = 9999')
    later.close()
    expect(() => restoreSqlite(data, file, 'aside')).toThrow(
      expect.objectContaining({ storeFault: 'later-version' }),
    )
    expect(readdirSync(data).filter((name) => /aside|restoring/.test(name))).toEqual([])
  })

  it.each([
    ['a damaged one', 'no database at all'],
    ['an empty one', ''],
  ])('is not done from a copy that is none: %s', async (_, content) => {
    const { store, data, file, event } = await prepared()
    await store.close()
    rmSync(file)
    writeFileSync(file, content)
    expect(() => restoreSqlite(data, file, 'aside')).toThrow(
      expect.objectContaining({ storeFault: 'damaged-file' }),
    )
    expect(readdirSync(data).filter((name) => /aside|restoring/.test(name))).toEqual([])
    const untouched = openSqliteStore(data)
    expect(await untouched.read(event)).toHaveLength(2)
    await untouched.close()
  })
})

/** Where every event has files of its own, beside those of everything. */
const apart = (more: Partial<CopyOptions> = {}) => {
  const memory = openMemoryStore()
  const kept = hall(more, memory)
  const desk = sampleDesk(kept.store)
  const remove = async (event: EventId) =>
    desk.remove({ event, expected: (await memory.read(event)).length, records: [] })
  return { ...kept, memory, desk, remove }
}

/** What the files in a folder are copies of. */
const kindsIn = (folder: string) => [
  ...new Set(readdirSync(folder).map((name) => name.replace(/-\d{4}-.*$/, ''))),
]

describe('copies of an event that was deleted', () => {
  it('go with the next copy, from both folders; those of others and of everything stay', async () => {
    const second = join(temporaryFolder(), 'stick')
    mkdirSync(second)
    const { store, folder, copy, desk, remove } = apart({ second })
    const { event } = await publishSample(desk, 4)
    const { event: other } = await publishSample(desk, 4)
    const [whole = ''] = await copy()
    expect(await remove(event)).toBe('ok')
    const [latest = ''] = await copy()
    expect(readFileSync(latest, 'utf8')).not.toContain(`"${event}"`)
    for (const where of [folder, second])
      expect(kindsIn(where).sort()).toEqual([other, 'topcut'].sort())
    expect(readFileSync(whole, 'utf8')).toContain(`"${other}"`)
    await store.close()
  })

  it('stay where it was not deleted after all, or came back before the next copy', async () => {
    const { store, memory, folder, copy, desk, remove } = apart()
    const { event } = await publishSample(desk, 4)
    expect(await desk.remove({ event, expected: 1, records: [] })).toBe('stale')
    await copy()
    expect(kindsIn(folder)).toContain(event)
    const whole = await memory.whole(event)
    await remove(event)
    if (whole !== null) await memory.take([whole])
    await copy()
    expect(kindsIn(folder)).toContain(event)
    await store.close()
  })

  it('stay where it is only missing: the database may be another one, or lost', async () => {
    const { store, folder, desk } = apart()
    const { event } = await publishSample(desk, 4)
    await store.close()
    const empty = hall({ folder, now: () => new Date() }, openMemoryStore())
    await empty.copy()
    expect(kindsIn(folder).sort()).toEqual([event, 'topcut'].sort())
  })

  it('are none of everything, whatever the event is called', async () => {
    const { store, memory, folder, copy } = apart()
    const named = 'topcut' as EventId
    for (const event of [named, sampleEvent('kept')])
      await memory.append(sampleAppending(event, 0, [createdFact('Called so')]))
    await copy()
    expect(await store.remove({ event: named, expected: 1, records: [] })).toBe('ok')
    await copy()
    expect(readdirSync(folder)).toHaveLength(2)
  })

  it('go from a stick that was away, once it is there again', async () => {
    const second = join(temporaryFolder(), 'stick')
    const { store, folder, copy, desk, remove } = apart({ second })
    const { event } = await publishSample(desk, 4)
    await copy()
    renameSync(second, `${second} away`)
    writeFileSync(second, 'in the way')
    await remove(event)
    await expect(copy()).rejects.toMatchObject({ storeFault: 'no-copy' })
    expect(kindsIn(folder)).toEqual(['topcut'])
    rmSync(second)
    renameSync(`${second} away`, second)
    expect(kindsIn(second)).toContain(event)
    await copy()
    expect(kindsIn(second)).toEqual(['topcut'])
    await store.close()
  })

  it('are looked for a month long, and then nothing says that there was one', async () => {
    let day = 1
    const { store, copy, desk, remove, memory } = apart({
      now: () => new Date(Date.UTC(2026, 4, day, 9)),
    })
    const { event } = await publishSample(desk, 4)
    await remove(event)
    const left = async () => (await memory.records.list('event-gone')).map(({ key }) => key)
    day = 30
    await copy()
    expect(await left()).toEqual([event])
    day = 32
    await copy()
    expect(await left()).toEqual([])
    await store.close()
  })

  it('of everything, made before, bring it back', async () => {
    const { store, data, copy } = hall()
    const { event } = await publishSample(sampleDesk(store), 4)
    const whole = await store.whole(event)
    const [before = ''] = await copy()
    await store.remove({ event, expected: whole?.entries.length ?? 0, records: [] })
    const [after = ''] = await copy()
    await store.close()
    const open = (from: string, to: string) => {
      restoreSqlite(join(data, to), from, 'before')
      return openSqliteStore(join(data, to))
    }
    const older = open(before, 'older')
    expect(await older.whole(event)).toEqual(whole)
    await older.close()
    const newer = open(after, 'newer')
    expect(await newer.whole(event)).toBeNull()
    await newer.close()
  })
})
