import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { beats, named, refusalIn, type Said, scenario, swiss, topcut } from './trial.suite.ts'

const program = fileURLToPath(new URL('../bin/topcut.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'topcut-program-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = scenario(named(6), [
  swiss([beats('p1', 'p2'), beats('p3', 'p4'), beats('p5', 'p6', 10)]),
])
const onDisk = join(folder, 'six.json')
writeFileSync(onDisk, JSON.stringify(file))

/** Runs the real program, from another folder than its own. */
const start = (words: readonly string[], input: readonly string[] = []): Promise<Said> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...words], { cwd: folder })
    let [out, err] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text
    })
    child.once('error', reject)
    child.once('close', (exit) => resolve({ exit: exit ?? -1, out, err }))
    for (const piece of input) child.stdin.write(piece)
    child.stdin.end()
  })

describe('the program', () => {
  it.each(['standings', 'pair', 'check'])(
    'answers %s byte for byte, in every run',
    async (verb) => {
      const [one, two] = await Promise.all([start([verb, onDisk]), start([verb, 'six.json'])])
      expect(one).toEqual(two)
      expect(one).toEqual(await topcut([verb, '-'], file))
      expect(one.exit).toBe(0)
    },
  )

  it('draws the same lots from the same entropy, and others from another', async () => {
    const wish = (entropy: string) => start(['standings', onDisk, '--entropy', entropy])
    const [one, two] = await Promise.all([wish('hall'), wish('hall')])
    expect(one).toEqual(two)
    const pairs = await Promise.all(
      ['a', 'b', 'c', 'd'].map((entropy) => start(['pair', onDisk, '--entropy', entropy])),
    )
    expect(new Set(pairs.map(({ out }) => out)).size).toBe(4)
  })

  it('reads standard input, in as many pieces as it comes', async () => {
    const text = JSON.stringify(file)
    const said = await start(
      ['check', '-'],
      [text.slice(0, 40), text.slice(40, 41), text.slice(41)],
    )
    expect(said).toEqual(await start(['check', onDisk]))
    expect(said.exit).toBe(0)
  })

  it.each([
    [['pair', onDisk, '--frob'], 'wrong-use'],
    [['constructor', onDisk], 'wrong-use'],
    [['check', folder], 'unreadable-file'],
    [['check', join(folder, 'none.json')], 'unreadable-file'],
    [['check', '-'], 'broken-json'],
    [['standings', onDisk, '--after', '2'], 'round-beyond-file'],
  ])('refuses %j in one line, with exit code 2', async (words, code) => {
    expect(refusalIn(await start(words))).toMatchObject({ code })
  })

  it('refuses in the language asked for', async () => {
    const said = await start(['pair', '-', '--lang', 'de'], ['{'])
    expect(refusalIn(said).message).toBe(
      'Die Datei - ist kein gültiges JSON: Fehler in Zeile 1, Spalte 2.',
    )
  })

  it('does not mind a reader who has read enough', async () => {
    const large = join(folder, 'large.json')
    writeFileSync(large, JSON.stringify(scenario(named(1500))))
    const child = spawn(process.execPath, [program, 'standings', large], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.destroy()
    let err = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text
    })
    const exit = await new Promise((resolve) => child.once('close', resolve))
    expect({ exit, err }).toEqual({ exit: 0, err: '' })
  })
})
