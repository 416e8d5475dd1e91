import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const house = fileURLToPath(new URL('../..', import.meta.url))
const inHouse = (pattern: string, exclude: readonly string[]) =>
  globSync(pattern, { cwd: house, exclude: [...exclude] }).map((path) => path.replaceAll('\\', '/'))

const apart = ['**/node_modules/**', '.cache/**', 'data/**', 'web/dist/**', 'testing/**/fixture/**']
const files = inHouse('**/*.{ts,tsx,mjs,css,json,html,grit,md}', apart)
const names = new Set(files.map((path) => basename(path)))

/** A page may leave out in which workspace a room stands. */
const sources = ['', 'engine/src/', 'protocol/src/', 'server/src/', 'web/src/', 'cli/src/']
const paths = new Set(files)
const isThere = (named: string): boolean => {
  if (!named.includes('/')) return names.has(named)
  if (!named.endsWith('/')) return sources.some((source) => paths.has(`${source}${named}`))
  return files.some((path) => sources.some((source) => path.startsWith(`${source}${named}`)))
}

/** Files and folders (`room/`) in backticks; what has a gap (`<name>`) names no file. */
const namedIn = (page: string): readonly string[] =>
  [...page.replace(/```[\s\S]*?```/g, '').matchAll(/`([\w@][\w.@/-]*)`/g)]
    .map(([, named = '']) => named)
    .filter((named) => /\.(tsx?|mjs|css|grit)$|^[\w@-]+(\/[\w.@-]+)*\/$/.test(named))

describe('what the pages of the project say', () => {
  const pages = inHouse('**/*.md', apart)

  it.each(pages)('%s names no file that is not there', (page) => {
    const text = readFileSync(`${house}${page}`, 'utf8')
    expect(namedIn(text).filter((named) => !isThere(named))).toEqual([])
  })

  it('is looked at', () => {
    expect(namedIn('see `pairing/bye.ts`, `web/src/ui/` and `<verb-noun>.ts`')).toEqual([
      'pairing/bye.ts',
      'web/src/ui/',
    ])
    expect(isThere('pairing/bye.ts')).toBe(true)
    expect(isThere('pairing/bends.ts')).toBe(false)
    expect(isThere('engine/src/pairing/')).toBe(true)
    expect(isThere('engine/src/cellar/')).toBe(false)
  })
})
