import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { mark, mayBeEmptied, usualFolder } from './may-be-emptied.ts'

describe('a folder for the pages', () => {
  it('may be the usual one, a new or empty one, or one that an earlier run has made', () => {
    const folder = temporaryFolder()
    expect(mayBeEmptied(usualFolder)).toBe(true)
    expect(mayBeEmptied(join(folder, 'new'))).toBe(true)
    expect(mayBeEmptied(folder)).toBe(true)
    writeFileSync(join(folder, 'index.html'), '')
    expect(mayBeEmptied(folder)).toBe(false)
    writeFileSync(join(folder, mark), '')
    expect(mayBeEmptied(folder)).toBe(true)
  })

  it('is no file', () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    expect(mayBeEmptied(file)).toBe(false)
  })

  it('stays as it is where it holds somebody’s work, and that is said in a sentence', () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, '.git'))
    const main = fileURLToPath(new URL('main.ts', import.meta.url))
    const { status, stderr } = spawnSync(process.execPath, [main, folder], { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toContain(
      `topcut: ${folder} is not empty and was not made by this; choose another or empty it.\n`,
    )
    expect(existsSync(join(folder, '.git'))).toBe(true)
  })
})
