import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openSqliteStore } from '@topcut/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { refusalIn, topcut } from '../trial.suite.ts'
import { answered, databaseOf, eventsIn, keep, wholeIn } from './data.suite.ts'

// A database that the machine's own settings name is nobody's to try things on.
beforeEach(() => vi.stubEnv('DATABASE_URL', ''))

const hall = async (...events: readonly string[]): Promise<string> => {
  const data = temporaryFolder()
  await keep(data, ...events)
  return data
}

const backup = (...words: readonly string[]) => answered<{ copy: string }>(['backup', ...words])
const refusedOf = async (...words: readonly string[]) => refusalIn(await topcut(words))

describe('topcut backup', () => {
  it('copies everything into the copies beside the data', async () => {
    const data = await hall('one', 'two')
    const { copy } = await backup('--data', data)
    expect(copy).toMatch(/copies.topcut-\d{4}-\d\d-\d\dT[\d-]+Z\.sqlite$/)
    const elsewhere = temporaryFolder()
    copyFileSync(copy, databaseOf(elsewhere))
    expect(await eventsIn(elsewhere)).toEqual(['one', 'two'])
    expect(await wholeIn(elsewhere, 'one')).toEqual(await wholeIn(data, 'one'))
  })

  it('copies into the folder it is told, also under a Topcut that runs', async () => {
    const data = await hall('one')
    const stick = temporaryFolder()
    const running = openSqliteStore(data)
    const { copy } = await backup('--data', data, '--to', stick)
    await running.close()
    expect(readdirSync(stick)).toEqual([basename(copy)])
    expect(existsSync(join(data, 'copies'))).toBe(false)
  })

  it('says that there is nothing to copy, and makes no database for it', async () => {
    const data = temporaryFolder()
    expect(await refusedOf('backup', '--data', data)).toMatchObject({
      code: 'no-data',
      about: data,
      message: `There are no data of Topcut here. Name their folder with --data. (${data})`,
    })
    expect(readdirSync(data)).toEqual([])
  })

  it('names the folder in which it may not write', async () => {
    const data = temporaryFolder()
    mkdirSync(databaseOf(data))
    expect(await refusedOf('backup', '--data', data)).toMatchObject({
      code: 'not-writable',
      message: `Topcut may not write there. Nothing was changed; check the permissions. (${data})`,
    })
  })

  it('says that the stick is not there', async () => {
    const data = await hall('one')
    const stick = join(temporaryFolder(), 'not', 'there')
    const refused = await refusedOf('backup', '--data', data, '--to', stick)
    expect(refused).toMatchObject({ code: 'no-copy' })
    expect(refused.message).toContain(stick)
  })

  it('says that the data are damaged', async () => {
    const data = await hall('one')
    writeFileSync(databaseOf(data), 'not a database any more')
    expect(await refusedOf('backup', '--data', data)).toMatchObject({ code: 'damaged' })
  })
})

describe('topcut restore', () => {
  it('puts a copy in the place of the data, which are moved aside', async () => {
    const data = await hall('one')
    const { copy } = await backup('--data', data)
    await keep(data, 'two')
    const restored = await answered<{ aside: string }>(['restore', copy, '--data', data])
    expect(restored).toEqual({ events: ['one'], aside: expect.stringContaining('topcut.sqlite.') })
    expect(await eventsIn(data)).toEqual(['one'])
    const elsewhere = temporaryFolder()
    copyFileSync(restored.aside, databaseOf(elsewhere))
    expect(await eventsIn(elsewhere)).toEqual(['one', 'two'])
  })

  it('makes the data where there were none', async () => {
    const { copy } = await backup('--data', await hall('one'))
    const data = join(temporaryFolder(), 'new', 'laptop')
    expect(await answered(['restore', copy, '--data', data])).toEqual({
      events: ['one'],
      aside: null,
    })
  })

  it('makes none for what is no copy', async () => {
    const [data, copy] = [join(temporaryFolder(), 'mistyped'), join(temporaryFolder(), 'one.json')]
    writeFileSync(copy, '{}')
    const refused = refusalIn(await topcut(['restore', copy, '--data', data]))
    expect(refused.code).toBe('not-an-export')
    expect(existsSync(data)).toBe(false)
  })

  it('brings an export back beside what is there', async () => {
    const data = await hall('one')
    const file = join(temporaryFolder(), 'two.json')
    await topcut(['export', 'two', '--data', await hall('two'), '--to', file])
    expect(await answered(['restore', file, '--data', data])).toEqual({
      events: ['two'],
      aside: null,
    })
    expect(await eventsIn(data)).toEqual(['one', 'two'])
  })

  it('brings the others back where one event of the copy is damaged, and names it', async () => {
    const data = await hall('one', 'two')
    const damaged = new DatabaseSync(databaseOf(data))
    damaged.exec(`drop trigger entry_is_never_changed;
      update entry set at = at + 1 where event = 'one' and n = 3`)
    damaged.close()
    const { copy } = await backup('--data', data)
    const elsewhere = temporaryFolder()
    const { exit, out, err } = await topcut(['restore', copy, '--data', elsewhere])
    expect(exit).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      events: ['two'],
      unreadable: [{ event: 'one', message: err.trim() }],
    })
    expect(err).toContain('(one, 3)')
    expect(await wholeIn(elsewhere, 'two')).toEqual(await wholeIn(data, 'two'))
  })

  it('brings the others back where a letter of one has changed in a file', async () => {
    const file = join(temporaryFolder(), 'copy.json')
    const both = (await topcut(['export', 'one', '--data', await hall('one')])).out
    const two = (await topcut(['export', 'two', '--data', await hall('two')])).out
    const events = [JSON.parse(both).events[0], JSON.parse(two).events[0]]
    const text = JSON.stringify({ format: 'topcut-events', version: 1, events })
    writeFileSync(file, text.replace('Name of p1', 'Name of p2'))
    const data = temporaryFolder()
    const { exit, out, err } = await topcut(['restore', file, '--data', data])
    expect(exit).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ events: ['two'], unreadable: [{ event: 'one' }] })
    expect(err).not.toContain('othing was taken')
    expect(await eventsIn(data)).toEqual(['two'])
  })

  it('is not done under a Topcut that runs', async () => {
    const data = await hall('one')
    const { copy } = await backup('--data', data)
    await keep(data, 'two')
    const running = openSqliteStore(data)
    expect(await refusedOf('restore', copy, '--data', data)).toMatchObject({
      code: 'in-use',
      message: 'Topcut is running on these data. Nothing was changed; stop it first.',
    })
    expect(await running.list()).toHaveLength(2)
    await running.close()
    expect(await eventsIn(data)).toEqual(['one', 'two'])
  })

  it.each([
    ['damaged-file', (copy: Buffer) => copy.subarray(0, 1_000)],
    ['not-an-export', (copy: Buffer) => copy.subarray(1)],
    ['not-an-export', () => Buffer.of()],
  ])('is not done from a file that is no whole copy: %s', async (code, spoil) => {
    const data = await hall('one')
    const { copy } = await backup('--data', data)
    await keep(data, 'two')
    writeFileSync(copy, spoil(readFileSync(copy)))
    expect(await refusedOf('restore', copy, '--data', data)).toMatchObject({ code })
    expect(await eventsIn(data)).toEqual(['one', 'two'])
  })

  it('is not done from a copy of a later version', async () => {
    const data = await hall('one')
    const { copy } = await backup('--data', data)
    const later = new DatabaseSync(copy)
    later.exec('pragma user_version = 1000')
    later.close()
    expect(await refusedOf('restore', copy, '--data', data)).toMatchObject({
      code: 'later-version',
    })
    expect(await eventsIn(data)).toEqual(['one'])
  })

  it('says that the file is not there', async () => {
    const file = join(temporaryFolder(), 'none.sqlite')
    expect(await refusedOf('restore', file, '--data', temporaryFolder())).toMatchObject({
      code: 'unreadable-file',
      file,
      reason: 'ENOENT',
    })
  })

  it('says that a folder is one, and to name the copy in it', async () => {
    const folder = temporaryFolder()
    for (const [language, word] of [
      ['en', 'is a folder'],
      ['de', 'ist ein Ordner'],
      ['pl', 'to folder'],
    ] as const) {
      const words = ['restore', folder, '--data', temporaryFolder(), '--lang', language]
      expect(await refusedOf(...words)).toMatchObject({
        code: 'unreadable-file',
        message: expect.stringContaining(`${folder} ${word}`),
      })
    }
  })
})

describe('topcut export and import', () => {
  it('carry an event from one Topcut to another', async () => {
    const data = await hall('one', 'two')
    const { out } = await topcut(['export', 'one', '--data', data])
    const other = temporaryFolder()
    expect(await answered(['import', '-', '--data', other], out)).toEqual({ events: ['one'] })
    expect(await wholeIn(other, 'one')).toEqual(await wholeIn(data, 'one'))
  })

  it('carry it by a file too, without saying who the players are', async () => {
    const data = await hall('one')
    const file = join(temporaryFolder(), 'one.json')
    const words = ['export', 'one', '--data', data, '--without-people', '--to', file]
    expect(await answered(words)).toEqual({ file })
    const text = readFileSync(file, 'utf8')
    expect(text).not.toContain('Name of')
    const other = temporaryFolder()
    await answered(['import', file, '--data', other], text)
    expect(await wholeIn(other, 'one')).toMatchObject({
      entries: (await wholeIn(data, 'one'))?.entries,
      people: [],
    })
  })

  it('can be done beside a Topcut that runs', async () => {
    const data = await hall('one')
    const { out } = await topcut(['export', 'two', '--data', await hall('two')])
    const running = openSqliteStore(data)
    await answered(['import', '-', '--data', data], out)
    expect(await running.list()).toHaveLength(2)
    await running.close()
  })

  it('take nothing where something is wrong with the file', async () => {
    const data = await hall('one')
    const { out } = await topcut(['export', 'one', '--data', data])
    for (const [code, text] of [
      ['event-exists', out],
      ['damaged-file', out.replace('Name of p1', 'Name of p2')],
      ['not-an-export', '{}'],
      ['unreadable-file', Buffer.of(0xff, 0xfe)],
    ] as const) {
      expect(refusalIn(await topcut(['import', '-', '--data', data], text)).code).toBe(code)
    }
    expect(await eventsIn(data)).toEqual(['one'])
  })

  it('make no database for a file that is none', async () => {
    const data = join(temporaryFolder(), 'mistyped')
    const refused = refusalIn(await topcut(['import', '-', '--data', data], '{}'))
    expect(refused.code).toBe('not-an-export')
    expect(existsSync(data)).toBe(false)
  })

  it('take nothing into what is a file and no folder', async () => {
    const { out } = await topcut(['export', 'one', '--data', await hall('one')])
    const file = join(temporaryFolder(), 'one.json')
    writeFileSync(file, out)
    for (const data of [file, join(file, 'below')]) {
      const refused = refusalIn(await topcut(['import', '-', '--data', data], out))
      expect(refused).toMatchObject({ code: 'no-data', about: data })
    }
    expect(readFileSync(file, 'utf8')).toBe(out)
  })

  it('say which events there are', async () => {
    const data = await hall('one', 'two')
    const refused = await refusedOf('export', 'three', '--data', data)
    expect(refused).toMatchObject({ code: 'unknown-event', event: 'three' })
    expect(refused.message).toMatch(
      /^There is no event three\. There are: one \(.+\), two \(.+\)\.$/,
    )
  })

  it.each([
    ['de', 'Hier sind keine Daten von Topcut.'],
    ['pl', 'Nie ma tu danych programu Topcut.'],
  ])('refuse in the language asked for: %s', async (language, sentence) => {
    const refused = await refusedOf('export', 'x', '--data', temporaryFolder(), '--lang', language)
    expect(refused.message).toContain(sentence)
  })
})
