import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { archive, type Level } from './executable/archive.ts'
import { bringNode } from './executable/bring-node.ts'
import { buildExecutable, bundleInside } from './executable/build-executable.ts'
import { forLinux, ownPlatform, type Platform } from './executable/platforms.ts'
import { stageTopcut } from './stage-topcut.ts'

/** Executables in `folder`, each as it is downloaded; the pages are built before. */
export const makeExecutables = async (
  folder: string,
  wanted: readonly Platform[],
  nodes: string,
  level: Level,
): Promise<readonly (readonly [Platform, string])[]> => {
  const own = ownPlatform()
  if (own === undefined) throw new Error('there is no Node for this machine to build with')
  const builder = bringNode(nodes, own)
  // Not every machine's package has it; the version is the same in all of them.
  const nodeLicence = join(dirname(dirname(bringNode(nodes, forLinux))), 'LICENSE')
  const work = join(folder, 'work')
  const staged = join(work, 'topcut')
  mkdirSync(work, { recursive: true })
  await stageTopcut(staged)
  const { version } = JSON.parse(readFileSync(join(staged, 'package.json'), 'utf8'))
  const inside = join(work, 'inside.cjs')
  await bundleInside(inside)
  const seconds = Math.floor(Date.now() / 1000)
  const made = wanted.map((platform) => {
    const node = bringNode(nodes, platform)
    const executable = join(work, `${platform.name}-${platform.program}`)
    buildExecutable({ staged, inside, node, builder, output: executable })
    const into = join(folder, `topcut-${version}-${platform.name}`)
    const file = archive({ platform, executable, nodeLicence, staged, into, seconds, level })
    rmSync(executable)
    return [platform, file] as const
  })
  rmSync(work, { recursive: true, force: true })
  return made
}

/** Beside the files, in the form that `sha256sum --check` reads. */
export const writeChecksums = (folder: string, files: readonly string[]): string => {
  const sum = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
  const lines = files.map((file) => `${sum(file)}  ${basename(file)}\n`)
  const list = join(folder, 'SHA256SUMS')
  writeFileSync(list, lines.join(''))
  return list
}

export const megabytes = (file: string): string => `${(statSync(file).size / 1e6).toFixed(1)} MB`
