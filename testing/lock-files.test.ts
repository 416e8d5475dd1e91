import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const lockFiles = ['package-lock.json', 'runtime/package-lock.json']

describe.each(lockFiles)('%s', (file) => {
  const text = readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8')

  it('names no host: every registry that carries the packages will do', () => {
    expect(text.match(/"resolved": "http[^"]*"/g) ?? []).toEqual([])
  })

  it('pins every package by its content', () => {
    type Package = { readonly integrity?: string; readonly link?: boolean }
    const packages: Readonly<Record<string, Package>> = JSON.parse(text).packages
    const brought = Object.entries(packages).filter(([path]) => path.includes('node_modules/'))
    const loose = brought.filter(([, entry]) => !entry.link && entry.integrity === undefined)
    expect(brought.length).toBeGreaterThan(0)
    expect(loose.map(([path]) => path)).toEqual([])
  })
})
