import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OwnPostgres, startPostgres } from './postgres.ts'

let postgres: OwnPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const ask = async (url: string, sql: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

describe('a PostgreSQL of its own for a test', () => {
  it('hands out databases that know nothing of each other', async () => {
    const [one, two] = [await postgres.fresh(), await postgres.fresh()]
    await ask(one, 'create table mine (n integer)')
    await expect(ask(two, 'select n from mine')).rejects.toThrow('does not exist')
  })

  it('has what it had when it was killed', async () => {
    const url = await postgres.fresh()
    await ask(url, 'create table kept as select 7 as n')
    await postgres.kill()
    await expect(ask(url, 'select n from kept')).rejects.toThrow()
    await postgres.start()
    expect(await ask(url, 'select n from kept')).toEqual([{ n: 7 }])
  })
})
