import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'

const house = fileURLToPath(new URL('../..', import.meta.url))
const biome = join(house, 'node_modules/@biomejs/biome/bin/biome')

/** Counted alone: another rule's complaint about the same line would prove nothing. */
const bans = ['plugin', 'lint/style/noRestrictedGlobals', 'lint/suspicious/noConsole']

const forbidden: readonly (readonly [string, string])[] = [
  ['throw', "if (n > 1) throw new Error('no')"],
  ['Math.random', 'return n * Math.random()'],
  ["Math['random']", "return n * Math['random']()"],
  ['random out of Math', 'const { random } = Math\n  return n * random()'],
  ['Date.now', 'return n + Date.now()'],
  ['new Date', 'return n + new Date().getTime()'],
  ['performance', 'return n + performance.now()'],
  ['Intl', 'return n + new Intl.DateTimeFormat().format().length'],
  ['setTimeout', 'setTimeout(() => n, 1)'],
  ['setInterval', 'setInterval(() => n, 1)'],
  ['queueMicrotask', 'queueMicrotask(() => undefined)'],
  ['crypto', 'return n + crypto.getRandomValues(new Uint8Array(1)).length'],
  ['process', 'return n + process.pid'],
  ['globalThis', 'return n + globalThis.Date.now()'],
  ['console', 'console.log(n)'],
]

/** Lints files in a folder of their own, with the settings of the house. */
function lint(files: Readonly<Record<string, string>>): readonly string[] {
  const folder = temporaryFolder()
  const settings = JSON.parse(readFileSync(join(house, 'biome.json'), 'utf8'))
  const here = { ...settings, vcs: { enabled: false } }
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(here))
  for (const plugin of ['testing/lint/no-throw-no-luck.grit']) {
    cpSync(join(house, plugin), join(folder, plugin))
  }
  for (const [path, body] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(
      join(folder, path),
      `export function f(n: number): number {\n  ${body}\n  return n\n}\n`,
    )
  }
  const args = ['lint', '--reporter=json', '--max-diagnostics=none']
  const end = spawnSync(process.execPath, [biome, ...args], { cwd: folder, encoding: 'utf8' })
  const report: Report = JSON.parse(end.stdout)
  return report.diagnostics
    .filter((found) => found.severity === 'error' && bans.includes(found.category))
    .map((found) => found.location.path)
}

type Report = {
  readonly diagnostics: readonly {
    readonly severity: string
    readonly category: string
    readonly location: { readonly path: string }
  }[]
}

const numbered = (folder: string, ending: string) =>
  Object.fromEntries(forbidden.map(([, body], i) => [`${folder}/${i}${ending}`, body]))

describe('the lint of the engine', () => {
  const reported = lint({
    ...numbered('engine/src/pairing', '.ts'),
    'engine/src/pairing/pure.ts': 'if (n > Math.PI) return Math.floor(n)',
  })

  it.each(forbidden.map(([name], i) => [name, i] as const))('reports %s', (_name, i) => {
    expect(reported).toContain(`engine/src/pairing/${i}.ts`)
  })

  it('leaves pure code alone', () => {
    expect(reported).not.toContain('engine/src/pairing/pure.ts')
  })

  it('leaves tests and other workspaces alone', () => {
    const elsewhere = {
      ...numbered('engine/src/pairing', '.test.ts'),
      ...numbered('server/src', '.ts'),
    }
    expect(lint(elsewhere)).toEqual([])
  })
})
