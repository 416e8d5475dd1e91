import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { type Files, packFiles, unpackFiles } from './packed-files.ts'
import { settleFiles } from './settle-files.ts'

const text = (value: string) => Buffer.from(value)
const files: Files = new Map([
  ['pl/assets/a.js', text('trzy')],
  ['en/index.html', text('')],
  ['en/assets/a.js', text('three')],
])
const read = (folder: string) =>
  [...files.keys()].map((path) => readFileSync(join(folder, path), 'utf8'))

describe('files that travel as one', () => {
  it('come out as they went in', () => {
    const back = [...unpackFiles(packFiles(files))].map(([path, bytes]) => [path, `${bytes}`])
    expect(new Map(back as [string, string][])).toEqual(
      new Map([...files].map(([path, bytes]) => [path, `${bytes}`])),
    )
  })
})

describe('files that are unpacked', () => {
  const pages = { kind: 'pages', mark: 'abc' }

  it('are written once, with what is made of them', () => {
    const parent = join(temporaryFolder(), 'not', 'there')
    let asked = 0
    const more = () => {
      asked += 1
      return new Map([['en/a.gz', text('packed')]])
    }
    const folder = settleFiles(parent, pages, files, more)
    expect(settleFiles(parent, pages, files, more)).toBe(folder)
    expect(read(folder)).toEqual(['trzy', '', 'three'])
    expect(readFileSync(join(folder, 'en/a.gz'), 'utf8')).toBe('packed')
    expect(asked).toBe(1)
    expect(readdirSync(parent)).toEqual(['pages-abc'])
  })

  it('are written again where one is missing or is another', () => {
    const parent = temporaryFolder()
    const folder = settleFiles(parent, pages, files)
    rmSync(join(folder, 'en/index.html'))
    settleFiles(parent, pages, files)
    writeFileSync(join(folder, 'pl/assets/a.js'), 'alert(1)')
    settleFiles(parent, pages, files)
    expect(read(folder)).toEqual(['trzy', '', 'three'])
    expect(readdirSync(parent)).toEqual(['pages-abc'])
  })

  it('leave nothing behind where the disk is full', () => {
    const parent = temporaryFolder()
    const full = () => {
      throw new Error('ENOSPC')
    }
    expect(() => settleFiles(parent, pages, files, full)).toThrow('ENOSPC')
    expect(readdirSync(parent)).toEqual([])
  })

  it('go when no start has asked for them in a month', () => {
    const parent = temporaryFolder()
    const old = join(parent, 'pages-old')
    const young = join(parent, 'pages-young')
    const others = join(parent, 'node-old')
    for (const folder of [old, young, others]) mkdirSync(folder)
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
    for (const folder of [old, others]) utimesSync(folder, longAgo, longAgo)
    settleFiles(parent, pages, files)
    expect([old, young, others].map((folder) => existsSync(folder))).toEqual([false, true, true])
  })
})
