import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const house = fileURLToPath(new URL('..', import.meta.url))
const title = /x-?wing|imperial assault|card game|star wars/i

function namesTitle(text: string): boolean {
  return title.test(text)
}

function productFiles(): readonly string[] {
  return globSync('{engine,protocol,exchange,server,web,cli}/src/**/*.{ts,tsx}', { cwd: house })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('engine/src/regulations/'))
    .filter((file) => !/\.(test|suite)\.tsx?$/.test(file))
}

describe('a title is data', () => {
  it('that no product file outside the regulations names', () => {
    const files = productFiles()
    expect(files).toContain('engine/src/event/spine/answers.ts')
    expect(files.filter((file) => namesTitle(readFileSync(join(house, file), 'utf8')))).toEqual([])
  })

  it.each([
    "const id = 'x-wing-en'",
    '// as in XWing',
    'Imperial Assault',
    'a Card Game',
    'STAR WARS',
  ])('and a name is recognised in %s', (text) => {
    expect(namesTitle(text)).toBe(true)
  })
})
