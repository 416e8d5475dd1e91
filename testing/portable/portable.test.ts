import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { badNames, findingsIn, rules } from './portable-rules.ts'

const house = fileURLToPath(new URL('../..', import.meta.url))
const apart = ['**/node_modules', '.git', '.cache', 'data', '**/fixture', 'bench/results']
const inHouse = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: house, exclude: apart }).map((path) => path.replaceAll('\\', '/'))

/** The rules themselves name what they look for. */
const isOwn = (path: string) => path.startsWith('testing/portable/')

const files = inHouse('**/*.{ts,tsx,mjs,js,json}')
  .filter((path) => !isOwn(path))
  .filter((path) => !path.endsWith('.json') || path.endsWith('package.json'))
  .map((path) => ({ path, text: readFileSync(join(house, path), 'utf8') }))

describe('on Windows and macOS', () => {
  it('nothing is written so that it works here alone', () => {
    expect(files.length).toBeGreaterThan(1000)
    expect(findingsIn(files)).toEqual([])
  })

  it('every file can have the name it has', () => {
    expect(badNames(inHouse('**/*'))).toEqual([])
  })

  it('lines end as they do here, also where git would turn them', () => {
    const attributes = readFileSync(join(house, '.gitattributes'), 'utf8').split('\n')
    expect(attributes).toContain('* text=auto eol=lf')
    // Files of other tools are kept as those write them.
    expect(attributes).toContain('exchange/samples/** -text')
    expect(files.filter(({ text }) => text.includes('\r\n')).map(({ path }) => path)).toEqual([])
  })

  it('no program of the house is one for a shell, but the one that starts all tests', () => {
    const scripts = inHouse('**/*.{sh,bash,zsh,bat,cmd,ps1}')
    expect(scripts).toEqual([])
    expect(inHouse('.ci/*')).toEqual(['.ci/run'])
  })
})

describe('what would not work there', () => {
  const package_ = (script: string) => JSON.stringify({ scripts: { start: script } })
  const rows: readonly (readonly [string, string])[] = [
    ['package.json', package_('rm -rf dist')],
    ['web/package.json', package_('NODE_ENV=production node x.js')],
    ['package.json', package_('node a.js && node b.js')],
    ['package.json', package_("node -e 'x'")],
    ['package.json', package_('./run')],
    ['server/src/a.ts', "readFileSync(new URL('x', import.meta.url).pathname)"],
    ['server/src/a.ts', 'await import(join(root, file))'],
    ['server/src/a.ts', "mkdtempSync('/tmp/x')"],
    ['testing/a.ts', "globSync('**/*').map((file) => file.split('/')[0])"],
    ['testing/a.ts', "globSync('**/*').filter((file) => file.startsWith('web/'))"],
    ['testing/a.ts', "globSync('**/*').filter((file) => !/a\\/b/.test(file))"],
    ['server/src/a.ts', "child.kill('SIGTERM')"],
    ['scripts/a.mjs', "process.on('SIGUSR2', again)"],
    ['scripts/a.mjs', "spawn('npm', ['ci'])"],
    ['scripts/a.mjs', 'spawn(program, [], { shell: true })'],
    ['server/src/a.ts', 'process.getuid()'],
  ]

  it.each(rows)('is found in %s: %s', (path, text) => {
    expect(findingsIn([{ path, text }])).toHaveLength(1)
  })

  it('is looked for by rules of which each finds something', () => {
    const found = new Set(
      findingsIn(rows.map(([path, text]) => ({ path, text }))).map((f) => f.why),
    )
    expect(rules.filter(({ why }) => !found.has(why))).toEqual([])
  })

  it.each([
    ['scripts/a.mjs', "if (process.platform !== 'win32') child.kill('SIGTERM')"],
    ['scripts/a.mjs', 'process.kill(parent, 0)'],
    ['scripts/a.mjs', '// spawn("sh") in /tmp is what npm does'],
    ['testing/a.ts', "globSync('*').map((file) => file.replaceAll('\\\\', '/').split('/')[0])"],
    ['package.json', package_('node scripts/run.mjs start')],
  ])('is not this in %s: %s', (path, text) => {
    expect(findingsIn([{ path, text }])).toEqual([])
  })

  it.each([['a:b.ts'], ['docs/nul.md'], ['docs/end.'], ['a?.ts'], ['x'.repeat(200)]])(
    'is a file called %s',
    (path) => {
      expect(badNames([path])).toEqual([path])
    },
  )

  it('is one of two names that differ by the size of their letters alone', () => {
    expect(badNames(['web/Page.ts', 'web/page.ts'])).toEqual(['web/page.ts'])
  })
})
