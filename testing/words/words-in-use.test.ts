import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { terms } from '../../protocol/src/words/en/terms.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (pattern: string, not: RegExp): string =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !not.test(file))
    .map((file) => readFileSync(`${root}${file}`, 'utf8'))
    .join('\n')

const tests = /\.(test|suite)\.tsx?$/
const pages = read('web/src/**/*.{ts,tsx}', /\.(test|suite)\.tsx?$|\/words\/(en|de|pl)\/.*\.ts$/)
const engine = read('engine/src/**/*.ts', tests)
const schemas = read('protocol/src/schemas/**/*.ts', tests)
const everywhere = read('{web,cli,server,exchange,protocol}/src/**/*.{ts,tsx}', tests)

const keysOf = (words: unknown): readonly string[] => {
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return []
  return Object.entries(words).flatMap(([key, value]) => [key, ...keysOf(value)])
}

/** Named by a page, or the word for a value of the engine or of what travels. */
const isUsed = (key: string): boolean =>
  new RegExp(`\\b${key}\\b`).test(pages) ||
  [engine, schemas].some((text) => text.includes(`'${key}'`))

describe('a word of the pages', () => {
  const files = globSync('web/src/words/en/*.ts', { cwd: root })
  it.each(files)('stands somewhere: %s', async (file) => {
    const words: object = await import(pathToFileURL(`${root}${file}`).href)
    const unused = Object.values(words)
      .flatMap(keysOf)
      .filter((key) => !isUsed(key))
    expect(unused).toEqual([])
  })
})

describe('a term', () => {
  it('is said somewhere', () => {
    const unused = Object.keys(terms).filter((key) => !everywhere.includes(`'${key}'`))
    expect(unused).toEqual([])
  })
})
