import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { databaseIn } from '../sqlite/database.ts'
import { migrations } from '../sqlite/migrations.ts'
import { openSqliteStore } from '../sqlite/sqlite-store.ts'
import { provesSample, samplesOf, type WrittenRow, writtenRows } from './samples.suite.ts'

const samples = samplesOf('sqlite')
const earlier = samples.filter(({ version }) => version < migrations.length)

/** A data folder as the sample's version left it. */
const folderOf = (sql: string): string => {
  const folder = temporaryFolder()
  const database = new DatabaseSync(databaseIn(folder))
  database.exec(`pragma journal_mode = wal; ${sql}`)
  database.close()
  return folder
}

const inFile = <T>(file: string, work: (database: DatabaseSync) => T): T => {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return work(database)
  } finally {
    database.close()
  }
}

const everythingIn = (file: string) =>
  inFile(file, (database) => {
    const tables = database.prepare("select name from sqlite_schema where type = 'table'").all()
    const rows = tables.map(({ name }) => [name, database.prepare(`select * from ${name}`).all()])
    return { version: database.prepare('pragma user_version').get(), rows }
  })

const hush = () => vi.spyOn(process.stderr, 'write').mockReturnValue(true)
afterEach(() => vi.restoreAllMocks())

describe('a data folder of an earlier version', () => {
  it('is kept as a sample for each of them', () => {
    const versions = Array.from({ length: migrations.length - 1 }, (_, index) => index + 1)
    expect(earlier.map(({ version }) => version)).toEqual(versions)
  })

  it.each(samples)('opens and goes on: version $version', async (sample) => {
    hush()
    const folder = folderOf(sample.sql)
    const rows = inFile(databaseIn(folder), (database) => database.prepare(writtenRows).all())
    const store = openSqliteStore(folder)
    await provesSample(store, sample, rows as WrittenRow[])
    await store.close()
    const again = openSqliteStore(folder)
    expect(await again.list()).toHaveLength(2)
    await again.close()
  })

  it.each(earlier)(
    'is copied before it is brought to today’s form: version $version',
    async ({ version, sql }) => {
      const said = hush()
      const folder = folderOf(sql)
      const before = everythingIn(databaseIn(folder))
      await openSqliteStore(folder).close()
      const [name = '', ...more] = readdirSync(join(folder, 'copies'))
      expect(more).toEqual([])
      expect(name).toMatch(
        new RegExp(`^before-${migrations.length}-\\d{4}-\\d\\d-\\d\\dT[\\d-]+Z\\.sqlite$`),
      )
      const copy = join(folder, 'copies', name)
      expect(everythingIn(copy)).toEqual(before)
      expect(said.mock.calls).toEqual([
        [
          `topcut: the data are brought from version ${version} to ${migrations.length}; as they were before: ${copy}\n`,
        ],
      ])
      // Today's form needs no copy of it.
      await openSqliteStore(folder).close()
      expect(readdirSync(join(folder, 'copies'))).toHaveLength(1)
    },
  )

  it('stays as it is where the copy cannot be written', () => {
    const [sample] = earlier
    const folder = folderOf(sample?.sql ?? '')
    const before = everythingIn(databaseIn(folder))
    writeFileSync(join(folder, 'copies'), 'no folder')
    expect(() => openSqliteStore(folder)).toThrow('The copy could not be written')
    expect(everythingIn(databaseIn(folder))).toEqual(before)
  })

  it('has no copy where nothing was there before', async () => {
    const folder = temporaryFolder()
    await openSqliteStore(folder).close()
    expect(existsSync(join(folder, 'copies'))).toBe(false)
  })
})
