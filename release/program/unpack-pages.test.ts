import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { packFiles } from './packed-files.ts'

const page = '<title>Topcut</title>'

/** Unpacks in a process of its own, as each start does; answers with what that says. */
const start = (packed: string, cache: string, temporary: string) => {
  const program = `
    import { readFileSync } from 'node:fs'
    import { unpackPages } from '${new URL('unpack-pages.ts', import.meta.url).href}'
    const folder = unpackPages(${JSON.stringify(packed)}, ${JSON.stringify(cache)})
    console.log(readFileSync(folder + '/en/index.html', 'utf8'))`
  const env = { ...process.env, LC_ALL: 'C', TMPDIR: temporary, TEMP: temporary, TMP: temporary }
  const options = { env, encoding: 'utf8' } as const
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], options)
}

const blockedHome = () => {
  const [folder, temporary] = [temporaryFolder(), temporaryFolder()]
  const [packed, home] = [join(folder, 'pages.br'), join(folder, 'home')]
  writeFileSync(packed, packFiles(new Map([['en/index.html', Buffer.from(page)]])))
  writeFileSync(home, 'a file where the folder should be')
  return { packed, home, temporary }
}

describe('the pages of a program in a home that takes no files', () => {
  it('are there as long as it runs, and nothing of them later', () => {
    const { packed, home, temporary } = blockedHome()
    expect(start(packed, join(home, 'cache'), temporary).stdout.trim()).toBe(page)
    expect(readdirSync(temporary)).toEqual([])
  })

  it('end in a sentence where nothing else takes them either', () => {
    const { packed, home } = blockedHome()
    const cache = join(home, 'cache')
    const { status, stderr } = start(packed, cache, home)
    expect(stderr).toMatch(/^Topcut can put its files neither into .+\(\w+\)\. .+\n$/)
    expect(stderr).toContain(cache)
    expect(status).toBe(1)
  })
})
