import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Databases, openDatabases } from '../../../testing/postgres/postgres.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { refusalIn, topcut } from '../trial.suite.ts'
import { answered, eventsIn, keep, wholeIn } from './data.suite.ts'

let databases: Databases
beforeAll(async () => {
  databases = await openDatabases()
})
afterAll(() => databases.stop())

beforeEach(async () => vi.stubEnv('DATABASE_URL', await databases.fresh()))

/** Where copies go; the data are in PostgreSQL. */
const data = temporaryFolder()

describe('with DATABASE_URL, topcut', () => {
  it('backs up all events as one readable file, and restores it', async () => {
    await keep(data, 'one', 'two')
    const { copy } = await answered<{ copy: string }>(['backup', '--data', data])
    expect(readFileSync(copy, 'utf8')).toContain('Name of p1')
    const before = await wholeIn(data, 'two')
    vi.stubEnv('DATABASE_URL', await databases.fresh())
    const { events } = await answered<{ events: readonly string[] }>(['restore', copy])
    expect(events.toSorted()).toEqual(['one', 'two'])
    expect(await wholeIn(data, 'two')).toEqual(before)
    expect(refusalIn(await topcut(['restore', copy])).code).toBe('event-exists')
  })

  it('exports an event, and imports it', async () => {
    await keep(data, 'one')
    const { out } = await topcut(['export', 'one'])
    expect(refusalIn(await topcut(['import', '-'], out)).code).toBe('event-exists')
    vi.stubEnv('DATABASE_URL', await databases.fresh())
    expect(await answered(['import', '-'], out)).toEqual({ events: ['one'] })
    expect(await eventsIn(data)).toEqual(['one'])
  })

  it('restores the copy of a laptop beside what is there', async () => {
    const url = process.env['DATABASE_URL'] ?? ''
    vi.stubEnv('DATABASE_URL', '')
    const laptop = temporaryFolder()
    await keep(laptop, 'one')
    const { copy } = await answered<{ copy: string }>(['backup', '--data', laptop])
    const before = await wholeIn(laptop, 'one')
    vi.stubEnv('DATABASE_URL', url)
    await keep(data, 'two')
    expect(await answered(['restore', copy])).toEqual({ events: ['one'], aside: null })
    expect(await wholeIn(data, 'one')).toEqual(before)
    expect(await eventsIn(data)).toEqual(['one', 'two'])
  })

  it('says that the database is away', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
    const words = ['backup', '--to', join(data, 'never'), '--lang', 'pl']
    const refused = refusalIn(await topcut(words))
    expect(refused).toMatchObject({ code: 'unavailable' })
    expect(refused.message).toContain('Dane są nieosiągalne.')
  })
})
