import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages } from '@topcut/protocol/words'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { openKnownStore, openServedStore, openStore } from './open-store.ts'
import { settingFault } from './setting-fault.ts'
import { storeFault } from './store/faults.ts'
import { whyNot } from './why-not.ts'

beforeEach(() => vi.stubEnv('DATABASE_URL', ''))

const wish = { port: 80, host: '127.0.0.1', data: '/somewhere', language: 'en' } as const

describe('a server that does not start', () => {
  it.each([
    storeFault('not-writable'),
    Object.assign(new Error('EACCES: open'), { code: 'EACCES', path: '/somewhere/key.pem' }),
  ])('names the folder that it may not write to: %s', (fault) => {
    expect(whyNot(fault, wish)).toContain('may not write to its data in /somewhere.')
  })

  it('says that of no folder where the port or a PostgreSQL is closed to it', () => {
    const port = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen' })
    expect(whyNot(port, wish)).toContain('Port 80 is not open to you')
    vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1:1/nobody')
    expect(whyNot(storeFault('not-writable'), wish)).not.toContain('/somewhere')
  })

  it.each([[''], ['below']])('says that a file is not a folder (%s)', async (below) => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    const data = join(file, below)
    const fault = await openServedStore(data).catch((caught: unknown) => caught)
    expect(whyNot(fault, { ...wish, data })).toBe(
      `${data} is not a folder; choose another with --data.`,
    )
  })

  it.each(['notaurl', 'mysql://user:secret@h/x'])('says that %s is no PostgreSQL', async (url) => {
    vi.stubEnv('DATABASE_URL', url)
    const fault = await openStore('unused').catch((caught: unknown) => caught)
    const sentence = whyNot(fault, wish)
    expect(sentence).toContain('DATABASE_URL is no address of a PostgreSQL')
    expect(sentence).not.toContain('secret')
  })
})

it('data of a later version are refused in the words of docs/upgrading.md', () => {
  const page = fileURLToPath(new URL('../../docs/upgrading.md', import.meta.url))
  const sentence = whyNot(storeFault('later-version'), wish)
  expect(readFileSync(page, 'utf8')).toContain(`| a later version: data | no: *${sentence}*`)
})

describe('why a server does not start is told in three languages', () => {
  const failed = (code: string, more: object = {}) =>
    Object.assign(new Error(code), { code, ...more })
  it.each([
    [storeFault('in-use'), '/somewhere'],
    [storeFault('unavailable'), 'DATABASE_URL'],
    [storeFault('unavailable', undefined, 'no address'), 'postgres://'],
    [storeFault('damaged'), 'topcut restore'],
    [storeFault('disk-full'), 'Topcut'],
    [storeFault('later-version'), 'Topcut'],
    [failed('EACCES', { path: '/somewhere/key.pem' }), '--data'],
    [failed('ENOTDIR', { path: '/somewhere' }), '--data'],
    [failed('EADDRINUSE'), '--port'],
    [failed('EACCES'), '--port'],
    [failed('EADDRNOTAVAIL'), '--host'],
    [failed('EMFILE'), 'EMFILE'],
    [settingFault('TOPCUT_PROXIES', 'nonsense'), 'nonsense'],
    [settingFault('TOPCUT_LEAVE_SECONDS', '10s'), 'TOPCUT_LEAVE_SECONDS'],
  ])('%s', (fault, word) => {
    const said = languages.map((language) => whyNot(fault, { ...wish, language }))
    expect(new Set(said).size).toBe(languages.length)
    for (const sentence of said) expect(sentence).toContain(word)
  })
})

describe('data that are only looked at', () => {
  it('are closed, not missing, where the folder is somebody else’s', () => {
    const folder = temporaryFolder()
    chmodSync(folder, 0o000)
    const program = fileURLToPath(new URL('look-and-say.suite.ts', import.meta.url))
    const { stdout } = spawnSync(process.execPath, [program, folder], { encoding: 'utf8' })
    chmodSync(folder, 0o755)
    expect(stdout).toBe('not-writable\n')
  })

  it('are missing where the folder is empty, or none', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'file'), '')
    for (const data of [folder, join(folder, 'file'), join(folder, 'nowhere')]) {
      await expect(openKnownStore(data)).rejects.toMatchObject({ storeFault: 'no-data' })
    }
  })
})
