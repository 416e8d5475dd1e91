import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { packagesAreThere } from './packages.mjs'

const machine = { os: 'linux', cpu: 'x64', libc: 'glibc' }
const native = { version: '2.0.0', integrity: 'sha512-b', optional: true, os: ['linux'] }
const wanted = {
  '': { name: 'house' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/b-here': { ...native, cpu: ['x64'], libc: ['glibc'] },
  'node_modules/b-musl': { ...native, cpu: ['x64'], libc: ['musl'] },
  'node_modules/b-arm': { ...native, cpu: ['arm64'] },
  'node_modules/b-support': { version: '3.0.0', integrity: 'sha512-c', optional: true },
}

function folderWith(installed: object | null): string {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }))
  if (installed === null) return folder
  mkdirSync(join(folder, 'node_modules'))
  const record = join(folder, 'node_modules', '.package-lock.json')
  writeFileSync(record, JSON.stringify({ packages: installed }))
  return folder
}

const { 'node_modules/a': a, 'node_modules/b-here': b } = wanted
const all = { 'node_modules/a': a, 'node_modules/b-here': b }

describe('the packages', () => {
  it.each([
    ['nothing was ever installed', null, false],
    ['an installation was interrupted', {}, false],
    ['every package of this machine is there', all, true],
    ['one is of another version', { ...all, 'node_modules/a': { ...a, version: '0.9.0' } }, false],
    [
      'one has other contents',
      { ...all, 'node_modules/a': { ...a, integrity: 'sha512-x' } },
      false,
    ],
    ['the native one was left out for an old Node', { 'node_modules/a': a }, false],
    ['an optional one is outdated', { ...all, 'node_modules/b-arm': { version: '1.9.9' } }, false],
  ])('when %s', (_when, installed, answer) => {
    expect(packagesAreThere(folderWith(installed), machine)).toBe(answer)
  })
})
