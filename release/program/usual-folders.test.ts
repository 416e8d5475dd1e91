import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cacheFolder, dataFolder, type Machine } from './usual-folders.ts'

const home = '/home/ana'
const machine = (platform: NodeJS.Platform, env: Machine['env'] = {}): Machine => ({
  platform,
  env,
  home,
})

describe('the folders of a system', () => {
  it.each([
    ['linux', {}, '.local/share/topcut', '.cache/topcut'],
    ['darwin', {}, 'Library/Application Support/Topcut', 'Library/Caches/Topcut'],
    ['win32', {}, 'AppData/Local/Topcut/Data', 'AppData/Local/Topcut/Cache'],
    // A relative one would be another one in every folder.
    [
      'linux',
      { XDG_DATA_HOME: 'here', XDG_CACHE_HOME: '' },
      '.local/share/topcut',
      '.cache/topcut',
    ],
  ] as const)('are those of %s, set to %j', (platform, env, data, cache) => {
    expect(dataFolder(machine(platform, env))).toBe(join(home, data))
    expect(cacheFolder(machine(platform, env))).toBe(join(home, cache))
  })

  it('are where the machine is set to', () => {
    const env = { XDG_DATA_HOME: '/d', XDG_CACHE_HOME: '/c', LOCALAPPDATA: '/w' }
    expect(dataFolder(machine('linux', env))).toBe(join('/d', 'topcut'))
    expect(cacheFolder(machine('linux', env))).toBe(join('/c', 'topcut'))
    expect(dataFolder(machine('win32', env))).toBe(join('/w', 'Topcut', 'Data'))
  })
})
