import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { runChild } from '../scripts/child.mjs'
import { houseRoot } from '../scripts/choose-node.mjs'

/** Type declarations as the compiler writes them, with the file endings that run. */
const stageTypes = async (folder: string): Promise<void> => {
  const tsc = join(houseRoot, 'node_modules', 'typescript', 'bin', 'tsc')
  const { code } = await runChild(process.execPath, [tsc, '-b', 'engine'], { cwd: houseRoot })
  if (code !== 0) throw new Error('the types of the engine could not be written')
  const types = join(houseRoot, '.cache', 'types', 'engine')
  for (const path of globSync('**/*.d.ts', { cwd: types })) {
    // Left by a file that has gone since.
    const source = join(houseRoot, 'engine', 'src', path.replace(/\.d\.ts$/, '.ts'))
    if (globSync(source.replaceAll('\\', '/')).length === 0) continue
    const text = readFileSync(join(types, path), 'utf8')
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(
      join(folder, path),
      text.replaceAll(/(['"]\.{1,2}\/[^'"]+)\.ts(['"])/g, '$1.js$2'),
    )
  }
}

const manifest = (): object => {
  const own = JSON.parse(readFileSync(join(houseRoot, 'engine', 'package.json'), 'utf8'))
  const { name, version, description, license } = own
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: './types/index.d.ts', default: './index.js' } },
    keywords: ['tournament', 'swiss', 'pairings', 'standings', 'tie-breakers'],
    publishConfig: { access: 'public' },
  }
}

/** Everything the package `@topcut/engine` holds, in `folder`. */
export const stageEngine = async (folder: string): Promise<void> => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const bundle = await rolldown({ cwd: houseRoot, input: 'engine/src/index.ts', logLevel: 'warn' })
  await bundle.write({ file: join(folder, 'index.js'), format: 'esm' })
  await stageTypes(join(folder, 'types'))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
  cpSync(join(houseRoot, 'LICENSE'), join(folder, 'LICENSE'))
  cpSync(join(houseRoot, 'engine', 'README.md'), join(folder, 'README.md'))
}
