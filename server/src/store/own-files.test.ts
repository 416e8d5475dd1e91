import { chmodSync, copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { createSample, sampleDesk } from '../desk/sample-day.suite.ts'
import { restore } from '../restore.ts'
import { keepCopies } from './backup/keep-copies.ts'
import { writeWhole } from './backup/write-whole.ts'
import { openMemoryStore } from './memory/memory-store.ts'
import { openSqliteStore } from './sqlite/sqlite-store.ts'
import type { Store } from './store.ts'

/** Who may do what with everything in a folder, and with the folder itself. */
const modesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    ['.', ...(readdirSync(folder, { recursive: true }) as string[])].map((name) => [
      name,
      (statSync(join(folder, name)).mode & 0o777).toString(8),
    ]),
  )
const copying = (store: Store, data: string, second?: string) =>
  keepCopies(store, {
    folder: join(data, 'copies'),
    ...(second === undefined ? {} : { second }),
    report: () => {},
    now: () => new Date(Date.UTC(2026, 4, 2)),
  })
const copyName = 'topcut-2026-05-02T00-00-00-000Z.sqlite'

const isPosix = process.platform !== 'win32'
let before = 0
beforeEach(() => {
  before = process.umask(0o022)
})
afterEach(() => void process.umask(before))

describe.runIf(isPosix)('what is kept of an event is for its owner alone', () => {
  it('in a new folder: the data, the journal beside them and every copy', async () => {
    const data = join(temporaryFolder(), 'new', 'data')
    const stick = join(temporaryFolder(), 'stick')
    const { store, copy } = copying(openSqliteStore(data), data, stick)
    await createSample(sampleDesk(store))
    await copy()
    expect(modesIn(data)).toEqual({
      '.': '700',
      'topcut.sqlite': '600',
      'topcut.sqlite-wal': '600',
      'topcut.sqlite-shm': '600',
      copies: '700',
      [join('copies', copyName)]: '600',
    })
    expect(modesIn(stick)).toEqual({ '.': '700', [copyName]: '600' })
    await store.close()
  })

  it('in a folder that an earlier version has left open to everybody', async () => {
    const data = temporaryFolder()
    const first = copying(openSqliteStore(data), data)
    await createSample(sampleDesk(first.store))
    await first.copy()
    const running = openSqliteStore(data)
    writeFileSync(join(data, 'topcut.sqlite.aside'), 'moved away by a restore')
    for (const name of Object.keys(modesIn(data))) {
      const path = join(data, name)
      chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644)
    }
    const { store } = copying(openSqliteStore(data), data)
    expect(modesIn(data)).toEqual({
      '.': '700',
      'topcut.sqlite': '600',
      'topcut.sqlite-wal': '600',
      'topcut.sqlite-shm': '600',
      'topcut.sqlite.aside': '600',
      copies: '700',
      [join('copies', copyName)]: '600',
    })
    for (const each of [store, running, first.store]) await each.close()
  })

  it('where a copy that others can read is brought back', async () => {
    const data = temporaryFolder()
    const { store, copy } = copying(openSqliteStore(data), data)
    await createSample(sampleDesk(store))
    const [file = ''] = await copy()
    await store.close()
    const stick = join(temporaryFolder(), 'copy.sqlite')
    copyFileSync(file, stick)
    chmodSync(stick, 0o644)
    const elsewhere = join(data, 'elsewhere')
    await restore(elsewhere, stick, 'before')
    expect(modesIn(elsewhere)).toEqual({ '.': '700', 'topcut.sqlite': '600' })
  })

  it('in an exported file', async () => {
    const folder = temporaryFolder()
    await writeWhole(folder, 'event.json', (part) => writeFile(part, '{}'))
    expect(modesIn(folder)['event.json']).toBe('600')
  })

  it('but what lies there besides, and a folder that everybody shares, stay as they are', async () => {
    const data = temporaryFolder()
    writeFileSync(join(data, 'notes.txt'), 'for everybody')
    mkdirSync(join(data, 'copies'))
    writeFileSync(join(data, 'copies', 'notes.txt'), 'for everybody')
    chmodSync(data, 0o1777)
    const { store } = copying(openSqliteStore(data), data)
    expect(modesIn(data)).toMatchObject({
      '.': '777',
      'notes.txt': '644',
      'topcut.sqlite': '600',
      [join('copies', 'notes.txt')]: '644',
    })
    await store.close()
  })

  it('and nothing is given back that the owner has taken from oneself', async () => {
    const data = temporaryFolder()
    await openSqliteStore(data).close()
    chmodSync(join(data, 'topcut.sqlite'), 0o444)
    copying(openMemoryStore(), data)
    try {
      await openSqliteStore(data).close()
    } catch {}
    expect(modesIn(data)['topcut.sqlite']).toBe('400')
  })
})
