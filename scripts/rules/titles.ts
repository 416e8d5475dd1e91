import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A rule id at the beginning of a title: `it('[XWEN-47] …`, also on a line of its own. */
const titled = /\(\s*['"`]\[([^\]'"`\s$%]+)\] /g

export const rulesInTitles = (text: string): readonly string[] =>
  [...text.matchAll(titled)].flatMap(([, rule]) => rule ?? [])

/** Titles made of data, by a suite or in the file itself, stand in no file. */
const makesTitles = /from '[^']*\/suites\/[^']+\.suite\.ts'|\(\s*(?:`\[\$\{|['"`]\[%s\])/

type Collected = { readonly name: string; readonly file: string }

/** The rule at the beginning of a collected title, behind the names of the groups around it. */
const ruleOf = ({ name }: Collected): string | undefined =>
  /(?:^|> )\[([^\]\s]+)\] /.exec(name)?.[1]

const collected = (house: string, files: readonly string[]): readonly Collected[] => {
  if (files.length === 0) return []
  const vitest = join(house, 'node_modules/vitest/vitest.mjs')
  const run = spawnSync(
    process.execPath,
    [vitest, 'list', '--json', '--no-static-parse', '--project', 'unit*', ...files],
    { cwd: house, encoding: 'utf8', maxBuffer: 64_000_000 },
  )
  if (run.status !== 0) throw new Error(`the tests cannot be listed:\n${run.stderr}`)
  return JSON.parse(run.stdout)
}

/** The test files that name each rule in a title. */
export const testsByRule = (house: string): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, Set<string>>()
  const note = (rule: string, file: string) => {
    const files = found.get(rule) ?? new Set<string>()
    found.set(rule, files.add(file.replaceAll('\\', '/')))
  }
  const withMadeTitles: string[] = []
  for (const file of globSync('{engine,cli,server,web,protocol}/src/**/*.test.ts', {
    cwd: house,
  })) {
    const text = readFileSync(join(house, file), 'utf8')
    if (makesTitles.test(text)) withMadeTitles.push(file)
    for (const rule of rulesInTitles(text)) note(rule, file)
  }
  for (const one of collected(house, withMadeTitles)) {
    const rule = ruleOf(one)
    if (rule !== undefined) note(rule, relative(house, one.file))
  }
  return new Map([...found].map(([rule, files]) => [rule, [...files].sort()]))
}
