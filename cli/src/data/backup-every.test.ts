import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { languages } from '@topcut/protocol/words'
import { openSqliteStore } from '@topcut/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { refusalIn, topcut } from '../trial.suite.ts'
import { databaseOf, eventsIn, keep } from './data.suite.ts'

beforeEach(() => vi.stubEnv('DATABASE_URL', ''))

type Line = { readonly copy: string; readonly removed?: readonly string[] }

const linesOf = (out: string): readonly Line[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

/** Does one thing after the other in the pauses between copies, then tells it to stop. */
const inPauses = (...deeds: readonly (() => unknown)[]) => {
  const waited: number[] = []
  const wait = async (milliseconds: number): Promise<boolean> => {
    const deed = deeds[waited.length]
    waited.push(milliseconds)
    // So that no two copies are of the same millisecond.
    await setTimeout(2)
    await deed?.()
    return deed !== undefined
  }
  return { wait, waited }
}

const eventsOfCopy = (copy: string): Promise<readonly string[]> => {
  const elsewhere = temporaryFolder()
  copyFileSync(copy, databaseOf(elsewhere))
  return eventsIn(elsewhere)
}

describe('topcut backup --every', () => {
  it('copies again and again, says each copy, and keeps the latest', async () => {
    const data = temporaryFolder()
    await keep(data, 'one')
    // Whoever runs it has it open.
    const running = openSqliteStore(data)
    const stick = temporaryFolder()
    writeFileSync(join(stick, 'before-6-2026-01-01T00-00-00-000Z.sqlite'), 'of another kind')
    const { wait, waited } = inPauses(
      () => keep(data, 'two'),
      () => keep(data, 'three'),
      () => {},
    )
    const words = ['backup', '--data', data, '--to', stick, '--every', '15m', '--keep', '2']
    const { exit, out, err } = await topcut(words, '', wait)
    await running.close()
    expect({ exit, err }).toEqual({ exit: 0, err: '' })
    expect(waited).toEqual([900_000, 900_000, 900_000, 900_000])
    const lines = linesOf(out)
    const copies = lines.map(({ copy }) => copy)
    expect(copies).toEqual([...copies].sort())
    expect(new Set(copies).size).toBe(4)
    expect(lines.map(({ removed }) => removed)).toEqual([
      undefined,
      undefined,
      [copies[0]],
      [copies[1]],
    ])
    expect(readdirSync(stick).sort()).toEqual([
      'before-6-2026-01-01T00-00-00-000Z.sqlite',
      ...copies.slice(2).map((copy) => basename(copy)),
    ])
    expect(await eventsOfCopy(copies[3] ?? '')).toEqual(['one', 'three', 'two'])
  })

  it('goes on when a stick was away for a while, and says so meanwhile', async () => {
    const data = temporaryFolder()
    await keep(data, 'one')
    const stick = join(temporaryFolder(), 'stick')
    const { wait } = inPauses(
      () => {
        renameSync(stick, `${stick}-in-a-pocket`)
        writeFileSync(stick, 'nothing to write into')
      },
      () => {
        renameSync(stick, `${stick}-nothing`)
        renameSync(`${stick}-in-a-pocket`, stick)
      },
    )
    const words = ['backup', '--data', data, '--to', stick, '--every', '1s', '--lang', 'de']
    const { exit, out, err } = await topcut(words, '', wait)
    expect(exit).toBe(0)
    expect(linesOf(out)).toHaveLength(2)
    expect(err.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^Die Datei ließ sich nicht schreiben.*stick/),
    ])
    expect(readdirSync(stick)).toHaveLength(2)
  })

  it('is refused where not even the first copy comes about', async () => {
    const data = temporaryFolder()
    const said = await topcut(['backup', '--data', data, '--every', '1s'], '', async () => true)
    expect(refusalIn(said)).toMatchObject({ code: 'no-data' })
  })

  it.each(['15', 'soon', '0m', '-5m', '1.5h', '25d', '5w', '99999999s'])(
    'wants a time, not %s, in every language',
    async (value) => {
      const sentences = new Set<string>()
      for (const language of languages) {
        const said = await topcut(['backup', '--every', value, '--lang', language])
        const refusal = refusalIn(said)
        expect(refusal).toMatchObject({ problem: 'not-a-duration', word: '--every', value })
        sentences.add(refusal.message)
      }
      expect(sentences.size).toBe(languages.length)
    },
  )

  it.each(['0', '10001'])('keeps some, not %s', async (value) => {
    const said = await topcut(['backup', '--keep', value])
    expect(refusalIn(said)).toMatchObject({ problem: 'out-of-range', word: '--keep' })
  })

  it('ends as a program when it is told to, also in the middle of a pause', async () => {
    const data = temporaryFolder()
    await keep(data, 'one')
    const program = fileURLToPath(new URL('../../bin/topcut.js', import.meta.url))
    const words = ['backup', '--data', data, '--every', '1h']
    const child = spawn(process.execPath, [program, ...words], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const exit = once(child, 'exit')
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
    expect(await eventsOfCopy((JSON.parse(line) as Line).copy)).toEqual(['one'])
    child.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
  })
})
