import { isAbsolute, join } from 'node:path'

/** What is asked of the machine to find its folders. */
export type Machine = {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  readonly home: string
}

/** A relative folder would be another one wherever the program is started: it does not count. */
const named = (folder: string | undefined, otherwise: string): string =>
  folder !== undefined && isAbsolute(folder) ? folder : otherwise

const onWindows = ({ env, home }: Machine): string =>
  join(named(env['LOCALAPPDATA'], join(home, 'AppData', 'Local')), 'Topcut')

/** Where people of this system expect what a program keeps for them. */
export const dataFolder = (machine: Machine): string => {
  const { platform, env, home } = machine
  if (platform === 'win32') return join(onWindows(machine), 'Data')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Topcut')
  return join(named(env['XDG_DATA_HOME'], join(home, '.local', 'share')), 'topcut')
}

/** Where it may put what it can make again at any time. */
export const cacheFolder = (machine: Machine): string => {
  const { platform, env, home } = machine
  if (platform === 'win32') return join(onWindows(machine), 'Cache')
  if (platform === 'darwin') return join(home, 'Library', 'Caches', 'Topcut')
  return join(named(env['XDG_CACHE_HOME'], join(home, '.cache')), 'topcut')
}
