import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { findNpm } from './npm.mjs'

const folder = temporaryFolder()

function file(path: string): string {
  mkdirSync(join(folder, dirname(path)), { recursive: true })
  writeFileSync(join(folder, path), '')
  return join(folder, path)
}

const asked = file('asked/npm-cli.js')
const unix = file('unix/lib/node_modules/npm/bin/npm-cli.js')
const unixNode = file('unix/bin/node')
const windows = file('windows/node_modules/npm/bin/npm-cli.js')
const windowsNode = file('windows/node.exe')
const loneNode = file('lone/bin/node')
const pnpm = file('pnpm/pnpm.cjs')

describe('npm is found', () => {
  it('where the calling npm says it is', () => {
    expect(findNpm({ npm_execpath: asked }, unixNode)).toBe(asked)
  })

  it('beside a Node of Linux and macOS', () => {
    expect(findNpm({}, unixNode)).toBe(unix)
  })

  it('beside a Node of Windows', () => {
    expect(findNpm({}, windowsNode)).toBe(windows)
  })

  it('although another tool started the script', () => {
    expect(findNpm({ npm_execpath: pnpm }, unixNode)).toBe(unix)
  })

  it('through a link on the path', () => {
    mkdirSync(join(folder, 'path'))
    symlinkSync(unix, join(folder, 'path', 'npm'))
    expect(findNpm({ PATH: join(folder, 'path') }, loneNode)).toBe(unix)
  })
})
