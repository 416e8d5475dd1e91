import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const pages = globSync('docs/regulations/*.md', { cwd: root })
  .map((page) => readFileSync(`${root}${page}`, 'utf8'))
  .join('\n')

type Rules = { readonly [rule: string]: readonly [title: string, says: string] }

const files = globSync('web/src/words/rules/en/*.ts', { cwd: root })

describe('what the pages about the documents say of a rule', () => {
  it.each(files)('is what somebody reads who opens it: %s', async (file) => {
    const { rules }: { readonly rules: Rules } = await import(pathToFileURL(`${root}${file}`).href)
    const document = basename(file, '.ts').toUpperCase()
    const row = new RegExp(`^\\| ${document}-(\\d+) \\| [ECRDA ]+ \\| (.*?) \\|`, 'gm')
    const told = [...pages.matchAll(row)].map(([, number, text]) => [number, text] as const)
    expect(told.length).toBeGreaterThan(50)
    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries(Object.entries(rules).map(([number, [, says]]) => [number, says])),
    )
  })
})
