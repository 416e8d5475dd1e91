import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openIdleStore } from '@topcut/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { refusalIn, topcut } from '../trial.suite.ts'
import { answered, databaseOf, eventsIn, keep, wholeIn } from './data.suite.ts'

// A database that the machine's own settings name is nobody's to try things on.
beforeEach(() => vi.stubEnv('DATABASE_URL', ''))

const hall = async () => {
  const data = temporaryFolder()
  await keep(data, 'one', 'two')
  const fact = (await wholeIn(data, 'one'))?.entries[0]?.fact
  const name = fact?.kind === 'event-created' ? fact.name : ''
  return { data, name, file: join(temporaryFolder(), 'one.json') }
}
const refusedOf = async (...words: readonly string[]) => refusalIn(await topcut(words))

describe('topcut delete', () => {
  it('writes the event to a file, takes it away, and the file brings it back', async () => {
    const { data, name, file } = await hall()
    const before = await wholeIn(data, 'one')
    const words = ['delete', 'one', '--name', name, '--to', file, '--data', data]
    expect(await answered(words)).toEqual({ deleted: 'one', file })
    expect(await eventsIn(data)).toEqual(['two'])
    expect(await wholeIn(data, 'one')).toBeNull()
    // Where every event has files of its own, those of this one go with the next copy.
    const copies = temporaryFolder()
    for (const event of ['one', 'two'])
      writeFileSync(join(copies, `${event}-2026-05-02T09-00-00-000Z.json`), '')
    await answered(['backup', '--data', data, '--to', copies])
    expect(readdirSync(copies)).toEqual([
      expect.stringMatching(/^topcut-/),
      'two-2026-05-02T09-00-00-000Z.json',
    ])
    await answered(['import', '-', '--data', data], readFileSync(file, 'utf8'))
    expect(await wholeIn(data, 'one')).toEqual(before)
  })

  it('wants the name and a file, and says what the event is called', async () => {
    const { data, name, file } = await hall()
    expect(await refusedOf('delete', 'one', '--name', name, '--data', data)).toMatchObject({
      problem: 'option-needed',
    })
    expect(await refusedOf('delete', 'one', '--to', file, '--data', data)).toMatchObject({
      problem: 'option-needed',
    })
    const other = ['delete', 'one', '--name', 'two', '--to', file, '--data', data]
    expect(await refusedOf(...other)).toMatchObject({ code: 'other-name', name })
    const unknown = ['delete', 'three', '--name', name, '--to', file, '--data', data]
    expect(await refusedOf(...unknown)).toMatchObject({ code: 'unknown-event' })
    expect(existsSync(file)).toBe(false)
    expect(await eventsIn(data)).toEqual(['one', 'two'])
  })

  it('deletes nothing where the file cannot be written', async () => {
    const { data, name } = await hall()
    const nowhere = join(data, 'not', 'there', 'one.json')
    const words = ['delete', 'one', '--name', name, '--to', nowhere, '--data', data]
    expect(await refusedOf(...words)).toMatchObject({ code: 'no-copy' })
    expect(await eventsIn(data)).toEqual(['one', 'two'])
  })

  it('never writes over the file of an event that was deleted before', async () => {
    const { data, name, file } = await hall()
    const words = ['--name', name, '--to', file, '--data', data]
    await answered(['delete', 'one', ...words])
    const saved = readFileSync(file, 'utf8')
    expect(await refusedOf('delete', 'two', ...words)).toMatchObject({
      code: 'file-exists',
      about: file,
    })
    expect(readFileSync(file, 'utf8')).toBe(saved)
    expect(await eventsIn(data)).toEqual(['two'])
  })

  it('takes a damaged event away without a file, and says so', async () => {
    const { data, name, file } = await hall()
    const before = await wholeIn(data, 'two')
    const database = new DatabaseSync(databaseOf(data))
    database.exec(`drop trigger entry_is_never_changed;
      update entry set at = at + 1 where event = 'one' and n = 2`)
    database.close()
    const words = ['delete', 'one', '--to', file, '--data', data, '--name']
    expect(await refusedOf('export', 'one', '--data', data)).toMatchObject({
      code: 'damaged-entry',
      about: 'one, 2',
    })
    expect(await refusedOf(...words, 'one')).toMatchObject({ code: 'other-name', name })
    const { exit, out, err } = await topcut([...words, name])
    expect(exit).toBe(0)
    expect(JSON.parse(out)).toEqual({ deleted: 'one', file: null, message: err.trim() })
    expect(err).toMatch(/what cannot be read cannot be saved\. \(one, 2\)$/m)
    expect(existsSync(file)).toBe(false)
    expect(await eventsIn(data)).toEqual(['two'])
    expect(await wholeIn(data, 'two')).toEqual(before)
  })

  it.each(['..', 'import'])('takes an event away that no page can be asked for: %s', async (id) => {
    const { data, name, file } = await hall()
    const database = new DatabaseSync(databaseOf(data))
    database.exec(`insert into event values ('${id}', 1);
      insert into entry (event, n, at, actor, command, fact)
      select '${id}', n, at, actor, command, fact from entry where event = 'one' and n = 1`)
    database.close()
    expect(await refusedOf('delete', id, '--name', name, '--to', file, '--data', data)).toEqual(
      expect.objectContaining({ code: 'other-name', name: id }),
    )
    const words = ['delete', id, '--name', id, '--to', file, '--data', data]
    expect((await topcut(words)).exit).toBe(0)
    expect(await eventsIn(data)).toEqual(['one', 'two'])
  })

  it('waits until no server runs on the folder', async () => {
    const { data, name, file } = await hall()
    const running = await openIdleStore(data)
    const words = ['delete', 'one', '--name', name, '--to', file, '--data', data]
    expect(await refusedOf(...words)).toMatchObject({ code: 'in-use' })
    await running.close()
    await answered(words)
    expect(readFileSync(file, 'utf8')).toContain('topcut-events')
  })
})
