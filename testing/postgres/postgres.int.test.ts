import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OwnPostgres, rowsFrom, startPostgres } from './postgres.ts'

let postgres: OwnPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

describe('a PostgreSQL of its own for a test', () => {
  it('hands out databases that know nothing of each other', async () => {
    const [one, two] = [await postgres.fresh(), await postgres.fresh()]
    await rowsFrom(one, 'create table mine (n integer)')
    await expect(rowsFrom(two, 'select n from mine')).rejects.toThrow('does not exist')
  })

  it('has what it had when it was killed', async () => {
    const url = await postgres.fresh()
    await rowsFrom(url, 'create table kept as select 7 as n')
    await postgres.kill()
    await expect(rowsFrom(url, 'select n from kept')).rejects.toThrow()
    await postgres.start()
    expect(await rowsFrom(url, 'select n from kept')).toEqual([{ n: 7 }])
  })
})
