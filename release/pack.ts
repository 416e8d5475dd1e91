// `npm run pack`: the two packages for the registry, in .cache/release.
import { mkdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { houseRoot } from '../scripts/choose-node.mjs'
import { npmPack } from './npm-pack.ts'
import { stageEngine } from './stage-engine.ts'
import { stageTopcut } from './stage-topcut.ts'

const release = join(houseRoot, '.cache', 'release')
mkdirSync(release, { recursive: true })

for (const [name, stage] of [
  ['topcut', stageTopcut],
  ['engine', stageEngine],
] as const) {
  const folder = join(release, name)
  await stage(folder)
  const { file, size, unpackedSize, files } = npmPack(folder, release)
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
  console.log(
    `${relative(houseRoot, file)}: ${megabytes(size)}, unpacked ${megabytes(unpackedSize)},`,
    `${files.length} files, ${Object.keys(dependencies).length} dependencies`,
  )
}
