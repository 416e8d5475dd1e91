import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { temporaryFolder } from '../temporary-folder.ts'

const names = ['topcut.service', 'topcut-backup.service']
const textOf = (name: string) => readFileSync(join(houseRoot, 'deploy', name), 'utf8')
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

const settings = (text: string): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  for (const line of text.split('\n')) {
    if (line === '' || /^(?:#|\[)/.test(line)) continue
    const [, name = '', value = ''] = /^([A-Za-z]+)=(.*)$/.exec(line) ?? []
    if (name === '') throw new Error(`not a setting: ${line}`)
    found.set(name, [...(found.get(name) ?? []), value])
  }
  return found
}

describe.each(names)('%s', (name) => {
  const unit = settings(textOf(name))

  it('starts what is there, as an ordinary user who cannot become another', () => {
    const [program = '', ...words] = unit.get('ExecStart')?.[0]?.split(' ') ?? []
    expect(program).toBe('/usr/bin/node')
    const main = words.find((word) => word.endsWith('.ts')) ?? ''
    expect(existsSync(join(houseRoot, main))).toBe(true)
    expect(unit.get('User')).toEqual(['topcut'])
    expect(unit.get('NoNewPrivileges')).toEqual(['yes'])
    expect(unit.get('CapabilityBoundingSet')).toEqual([''])
    expect(unit.get('ProtectSystem')).toEqual(['strict'])
  })

  it('may write where its data go', () => {
    const words = unit.get('ExecStart')?.[0]?.split(' ') ?? []
    const data = words[words.indexOf('--data') + 1] ?? ''
    const state = unit.get('StateDirectory')?.map((folder) => `/var/lib/${folder}`) ?? []
    const others = unit.get('ReadWritePaths')?.flatMap((paths) => paths.split(' ')) ?? []
    expect([...state, ...others]).toContain(data)
  })

  // Loudly: where there is no systemd it says so in the list of tests.
  it.runIf(hasSystemd)('is understood by systemd, and open to little', () => {
    const folder = temporaryFolder()
    const file = join(folder, name)
    // Neither this machine's Node nor its folders are those of the server.
    const text = textOf(name)
      .replace('/usr/bin/node', process.execPath)
      .replace(/^WorkingDirectory=.*$/m, `WorkingDirectory=${folder}`)
      .replace(/^(?:User|Group)=.*\n/gm, '')
    writeFileSync(file, text)
    const said = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' })
    expect(said.stderr).toBe('')
    expect(said.status).toBe(0)
    writeFileSync(file, textOf(name))
    const rated = spawnSync('systemd-analyze', [
      'security',
      '--offline=yes',
      '--threshold=25',
      file,
    ])
    expect(rated.status, `${rated.stdout}${rated.stderr}`).toBe(0)
  })
})
