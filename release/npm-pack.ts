import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findNpm } from '../scripts/npm.mjs'

type Packed = {
  readonly file: string
  readonly name: string
  /** In bytes, as it is downloaded and as it lies there. */
  readonly size: number
  readonly unpackedSize: number
  readonly files: readonly { readonly path: string }[]
}

/** Makes the file that npm publishes of a folder. */
export const npmPack = (folder: string, into: string): Packed => {
  const npm = findNpm()
  if (npm === undefined) throw new Error('npm was not found')
  const args = [npm, 'pack', folder, '--json', '--pack-destination', into, '--loglevel=error']
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  // npm 12 answers with the packages by name, older ones with a list.
  const [answer] = Object.values<Packed & { filename: string }>(JSON.parse(stdout))
  if (answer === undefined) throw new Error(stdout)
  return { ...answer, file: join(into, answer.filename) }
}
