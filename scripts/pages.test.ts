import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { workspaces } from '../testing/architecture/arrows.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { houseRoot } from './choose-node.mjs'
import { buildPages, pagesAreFresh, sources } from './pages.mjs'

function write(root: string, path: string, text: string): void {
  mkdirSync(join(root, dirname(path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function smallHouse(): string {
  const root = temporaryFolder()
  symlinkSync(join(houseRoot, 'node_modules'), join(root, 'node_modules'), 'junction')
  write(root, 'package-lock.json', '{}')
  write(root, 'web/package.json', '{ "type": "module" }')
  write(root, 'web/index.html', '<script type="module" src="/src/main.ts"></script>')
  write(root, 'web/phone.html', '<script type="module" src="/src/phone-main.ts"></script>')
  write(root, 'web/verify.html', '<script type="module" src="/src/main.ts"></script>')
  write(root, 'web/src/main.ts', "document.title = 'Topcut'")
  write(root, 'web/src/phone-main.ts', "document.title = 'Topcut'")
  for (const [config, page] of [
    ['vite.config.ts', 'index.html'],
    ['vite.light.config.ts', 'phone.html'],
    ['vite.verify.config.ts', 'verify.html'],
  ]) {
    const built = `build: { emptyOutDir: false, rolldownOptions: { input: '${page}' } }`
    write(root, `web/${config}`, `export default { ${built} }`)
  }
  write(root, 'engine/src/index.ts', 'export const seat = 1')
  write(root, 'protocol/src/words/de/seat.ts', '')
  write(root, 'protocol/src/words/en/seat.ts', '')
  return root
}

describe('the pages', () => {
  it('are made of every workspace that they may import', () => {
    const rooms = sources.filter((path) => path.endsWith('/src'))
    const imported = workspaces['web']?.map((name) => `${name}/src`)
    expect(rooms.toSorted()).toEqual([...(imported ?? []), 'web/src'].toSorted())
  })

  it('are stale until they are built, and after every change that can show in them', async () => {
    const root = smallHouse()
    expect(pagesAreFresh(root)).toBe(false)
    expect(await buildPages(root, process.execPath, 'none')).toBe(true)
    expect(pagesAreFresh(root)).toBe(true)

    write(root, 'engine/src/seat.test.ts', 'a test shows in no page')
    expect(pagesAreFresh(root)).toBe(true)
    write(root, 'engine/src/index.ts', 'export const seat = 2')
    expect(pagesAreFresh(root)).toBe(false)
    expect(await buildPages(root, process.execPath, 'none')).toBe(true)
    expect(pagesAreFresh(root)).toBe(true)

    for (const page of ['verify.html', 'de/index.html']) {
      const file = join(root, '.cache/web', page)
      const built = readFileSync(file)
      rmSync(file)
      expect(pagesAreFresh(root)).toBe(false)
      writeFileSync(file, built)
      expect(pagesAreFresh(root)).toBe(true)
    }
  })

  it.each(['web/src/main.ts', 'web/src/phone-main.ts'])(
    'stay as they were when a build breaks: %s',
    async (file) => {
      const root = smallHouse()
      await buildPages(root, process.execPath, 'none')
      write(root, file, "import './nowhere.ts'")
      expect(await buildPages(root, process.execPath, 'none')).toBe(false)
      expect(pagesAreFresh(root)).toBe(false)
      write(root, file, "document.title = 'Topcut'")
      expect(pagesAreFresh(root)).toBe(true)
    },
  )
})
