import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Databases, openDatabases, rowsFrom } from '../../../../testing/postgres/postgres.ts'
import { openPostgresStore } from '../postgres/postgres-store.ts'
import { provesSample, samplesOf, type WrittenRow, writtenRows } from './samples.suite.ts'

let databases: Databases
beforeAll(async () => {
  databases = await openDatabases()
})
afterAll(() => databases.stop())

const samples = samplesOf('postgres')

describe('a PostgreSQL of an earlier version', () => {
  it('is kept as a sample for each of them', async () => {
    const url = await databases.fresh()
    await (await openPostgresStore(url)).close()
    const rows = await rowsFrom(url, 'select done from migration order by done')
    const earlier = rows.map(({ done }) => done as number).slice(0, -1)
    expect(samples.map(({ version }) => version)).toEqual(expect.arrayContaining(earlier))
    expect(earlier.length).toBeGreaterThan(2)
  })

  it.each(samples)('opens and goes on: version $version', async (sample) => {
    const url = await databases.fresh()
    await rowsFrom(url, sample.sql)
    const rows = await rowsFrom(url, writtenRows)
    const store = await openPostgresStore(url)
    await provesSample(store, sample, rows as WrittenRow[])
    await store.close()
  })
})
