import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { houseRoot } from '../../scripts/choose-node.mjs'

/** What of the package is inside: the executable brings its own Node and needs no `bin`. */
const parts = '{dist/*,package.json}'

/** The program that lays the files out, as the one file that Node wants. */
export const bundleInside = async (file: string): Promise<void> => {
  const bundle = await rolldown({
    cwd: houseRoot,
    input: 'release/executable/inside.ts',
    platform: 'node',
    logLevel: 'warn',
  })
  await bundle.write({ file, format: 'cjs' })
}

type Wanted = {
  /** The staged package. */
  readonly staged: string
  /** The bundled `inside.ts`. */
  readonly inside: string
  /** The Node that is made into the executable, and one of the same version that runs here. */
  readonly node: string
  readonly builder: string
  readonly output: string
}

/** Puts program and pages into a Node, of this machine or of another. */
export const buildExecutable = ({ staged, inside, node, builder, output }: Wanted): void => {
  const names = globSync(parts, { cwd: staged }).map((name) => name.replaceAll('\\', '/'))
  const hash = createHash('sha256')
  for (const name of names.toSorted()) hash.update(name).update(readFileSync(join(staged, name)))
  const mark = `${output}.mark`
  writeFileSync(mark, hash.digest('hex').slice(0, 16))
  const config = {
    main: inside,
    executable: node,
    output,
    disableExperimentalSEAWarning: true,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    assets: { mark, ...Object.fromEntries(names.map((name) => [name, join(staged, name)])) },
  }
  writeFileSync(`${output}.json`, JSON.stringify(config))
  const args = ['--build-sea', `${output}.json`]
  const { status, stdout, stderr } = spawnSync(builder, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
  chmodSync(output, 0o755)
}
