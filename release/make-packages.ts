import { mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { npmPack } from './npm-pack.ts'
import { stageEngine } from './stage-engine.ts'
import { stageTopcut } from './stage-topcut.ts'

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** The two packages for the registry, in `folder`; says how large they are. */
export const makePackages = async (folder: string): Promise<readonly string[]> => {
  const files: string[] = []
  mkdirSync(folder, { recursive: true })
  for (const [name, stage] of [
    ['topcut', stageTopcut],
    ['engine', stageEngine],
  ] as const) {
    const staged = join(folder, name)
    await stage(staged)
    const packed = npmPack(staged, folder)
    const { dependencies = {} } = JSON.parse(readFileSync(join(staged, 'package.json'), 'utf8'))
    console.log(
      `${basename(packed.file)}: ${megabytes(packed.size)}, unpacked`,
      `${megabytes(packed.unpackedSize)}, ${packed.files.length} files,`,
      `${Object.keys(dependencies).length} dependencies`,
    )
    files.push(packed.file)
  }
  return files
}
