import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import {
  createSample,
  publishSample,
  registration,
  sampleDesk,
} from '../../desk/sample-day.suite.ts'
import { openMemoryStore } from '../memory/memory-store.ts'
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

  it('no longer hold an event once the next one is made after its deletion', async () => {
    const second = join(temporaryFolder(), 'stick')
    mkdirSync(second)
    const { store, folder, copy } = hall({ second }, openMemoryStore())
    const desk = sampleDesk(store)
    const { event } = await publishSample(desk, 4)
    const { event: other } = await publishSample(desk, 4)
    await copy()
    const version = (await store.read(event)).length
    await desk.remove({ event, expected: version - 1, records: [] })
    expect(await desk.remove({ event, expected: version, records: [] })).toBe('ok')
    const [latest = ''] = await copy()
    expect(readFileSync(latest, 'utf8')).not.toContain(`"${event}"`)
    for (const where of [folder, second]) {
      const names = readdirSync(where)
      expect(names.some((name) => name.startsWith(event))).toBe(false)
      expect(names.some((name) => name.startsWith(other))).toBe(true)
    }
    expect(await store.records.list('event-gone')).toEqual([])
  })

  it('of an event that came back before the next one stay', async () => {
    const { store, folder, copy } = hall({}, openMemoryStore())
    const desk = sampleDesk(store)
    const { event } = await publishSample(desk, 4)
    await copy()
    const whole = await store.whole(event)
    await desk.remove({ event, expected: whole?.entries.length ?? 0, records: [] })
    if (whole !== null) await store.take([whole])
    await copy()
    expect(readdirSync(folder).some((name) => name.startsWith(event))).toBe(true)
  })

  it('made before a deletion bring the event back', async () => {
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
