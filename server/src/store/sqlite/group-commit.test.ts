import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { createdFact, registeredFact, sampleAppending, sampleEvent } from '../sample.suite.ts'
import type { Appending, Store } from '../store.ts'
import { databaseIn, openDatabase } from './database.ts'
import { storeOn } from './sqlite-store.ts'

let folder: string
let database: DatabaseSync
let store: Store
/** Every text given to the database, and what the test notes between them. */
let said: string[]

beforeEach(() => {
  folder = temporaryFolder()
  database = openDatabase(folder)
  said = []
  const exec = database.exec.bind(database)
  database.exec = (text: string) => {
    said.push(text)
    exec(text)
  }
  store = storeOn(database)
})
afterEach(() => store.close())

const creation = (n: number) => sampleAppending(sampleEvent(`e${n}`), 0, [createdFact(`${n}`)])
const append = async (appending: Appending) => {
  const answer = await store.append(appending)
  said.push(`${appending.event} ${answer}`)
  return answer
}
/** What somebody else sees at this moment: only what is committed. */
const committed = (): number => {
  const other = new DatabaseSync(databaseIn(folder), { readOnly: true })
  const { count } = other.prepare('select count(*) as count from entry').get() as { count: number }
  other.close()
  return count
}

describe('appends that come together', () => {
  it('share one transaction, and nobody is answered before it is committed', async () => {
    await Promise.all([1, 2, 3].map((n) => append(creation(n))))
    const one = ['savepoint one', 'release one']
    expect(said).toEqual([
      'begin immediate',
      ...[...one, ...one, ...one],
      'commit',
      'e1 ok',
      'e2 ok',
      'e3 ok',
    ])
  })

  it('are on the disk when they are answered, and nowhere before', async () => {
    const seen: number[] = []
    const appending = store.append(creation(1)).then(() => seen.push(committed()))
    seen.push(committed())
    await appending
    expect(seen).toEqual([0, 1])
  })

  it('fail alone when one of them cannot be stored', async () => {
    const broken = creation(2)
    const entries = broken.entries.map((entry) => ({ ...entry, at: 'soon' as never }))
    const answers = await Promise.allSettled([
      append(creation(1)),
      append({ ...broken, entries }),
      append(creation(3)),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect((await store.list()).map(({ event }) => event)).toEqual(['e1', 'e3'])
  })

  it('build upon each other in the order they came', async () => {
    const event = sampleEvent('e1')
    const answers = await Promise.all([
      append(creation(1)),
      append(sampleAppending(event, 1, [registeredFact(1)])),
      append(sampleAppending(event, 1, [registeredFact(2)], [], 'late')),
    ])
    expect(answers).toEqual(['ok', 'ok', 'stale'])
    expect(said.filter((text) => text === 'commit')).toHaveLength(1)
  })

  it('are all stored before the store closes', async () => {
    const appending = store.append(creation(1))
    await store.close()
    expect(await appending).toBe('ok')
    expect(committed()).toBe(1)
  })
})

describe('a power cut', () => {
  it('takes nothing that was answered: the live connection waits for the disk', () => {
    const pragma = (name: string) => Object.values(database.prepare(`pragma ${name}`).get() ?? {})
    expect(pragma('synchronous')).toEqual([2])
    expect(pragma('journal_mode')).toEqual(['wal'])
  })

  it('would find the journal synced before each answer', () => {
    const program = fileURLToPath(new URL('append-and-say.suite.ts', import.meta.url))
    const trace = join(temporaryFolder(), 'trace')
    const answers = 10
    const flags = ['--disable-warning=ExperimentalWarning', program, temporaryFolder()]
    const strace = ['-f', '-o', trace, '-e', 'trace=fsync,fdatasync,write', process.execPath]
    const traced = spawnSync('strace', [...strace, ...flags, `${answers}`], { encoding: 'utf8' })
    if (existsSync(trace) && traced.status === 0) {
      const steps = readFileSync(trace, 'utf8').match(/(fsync|fdatasync)\(|answered \d+/g) ?? []
      const story = steps.map((step) => (step.startsWith('answered') ? 'answer' : 'sync'))
      expect(story.filter((step) => step === 'answer')).toHaveLength(answers)
      expect(story.some((step, at) => step === 'answer' && story[at - 1] !== 'sync')).toBe(false)
      return
    }
    // Where calls cannot be traced: every answer finds its frames in the journal, which SQLite
    // syncs with each commit at the level tested above.
    const plain = spawnSync(process.execPath, [...flags, `${answers}`], { encoding: 'utf8' })
    const sizes = [...plain.stdout.matchAll(/journal (\d+)/g)].map(([, size]) => Number(size))
    expect(sizes).toHaveLength(answers)
    expect(sizes.every((size, at) => size > (sizes[at - 1] ?? 0))).toBe(true)
  })
})
