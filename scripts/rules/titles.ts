import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A rule id at the beginning of a title: `it('[XWEN-47] …`, also on a line of its own. */
const titled = /\(\s*['"`]\[([^\]'"`\s]+)\] /g

export const rulesInTitles = (text: string): readonly string[] =>
  [...text.matchAll(titled)].flatMap(([, rule]) => rule ?? [])

/** The test files that name each rule in a title. */
export const testsByRule = (house: string): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, Set<string>>()
  for (const file of globSync('{engine,cli,server,web,protocol}/src/**/*.test.ts', {
    cwd: house,
  })) {
    for (const rule of rulesInTitles(readFileSync(join(house, file), 'utf8'))) {
      const files = found.get(rule) ?? new Set<string>()
      found.set(rule, files.add(file.replaceAll('\\', '/')))
    }
  }
  return new Map([...found].map(([rule, files]) => [rule, [...files].sort()]))
}
