import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'

const house = fileURLToPath(new URL('..', import.meta.url))
const tsc = join(house, 'node_modules/typescript/bin/tsc')
const foreign = ['document', 'process', 'window', 'Buffer', 'fetch', 'setTimeout', 'console']

/** Compiles the engine in an empty folder: no package is near enough to lend it a type. */
function compile(names: readonly string[]) {
  const folder = temporaryFolder()
  const parts = ['tsconfig.base.json', 'engine/package.json', 'engine/tsconfig.json', 'engine/src']
  mkdirSync(join(folder, 'engine'))
  for (const part of parts) cpSync(join(house, part), join(folder, part), { recursive: true })
  for (const name of names) {
    writeFileSync(join(folder, `engine/src/uses-${name}.ts`), `export const used = ${name}\n`)
  }
  const end = spawnSync(process.execPath, [tsc, '-b', 'engine'], { cwd: folder, encoding: 'utf8' })
  return { code: end.status, said: end.stdout }
}

describe('the engine', () => {
  it('has no dependencies', () => {
    const manifest = JSON.parse(readFileSync(join(house, 'engine/package.json'), 'utf8'))
    expect(manifest.name).toBe('@topcut/engine')
    expect(Object.keys(manifest).filter((key) => /dependencies/i.test(key))).toEqual([])
  })

  it('compiles without Node, without a browser and without any package', () => {
    expect(compile([])).toEqual({ code: 0, said: '' })
  })

  it('compiles with nothing that only Node or only a browser has', () => {
    const { code, said } = compile(foreign)
    const refused = foreign.filter((name) =>
      new RegExp(`uses-${name}\\.ts.* Cannot find name '${name}'`).test(said),
    )
    expect(refused).toEqual(foreign)
    expect(code).not.toBe(0)
  })
})
