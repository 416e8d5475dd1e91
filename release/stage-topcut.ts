import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { houseRoot } from '../scripts/choose-node.mjs'
import { bundleBin, bundleProgram } from './bundle.ts'
import { packFiles } from './program/packed-files.ts'
import { thirdParty } from './third-party.ts'

const read = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(houseRoot, path), 'utf8'))

/** The built pages without their compressed copies, which whoever unpacks them makes. */
const packPages = (folder: string): Buffer => {
  const paths = globSync('**/*.*', { cwd: folder }).filter((path) => !/\.(?:br|gz)$/.test(path))
  const bytes = (path: string) => readFileSync(join(folder, path))
  return packFiles(new Map(paths.map((path) => [path.replaceAll('\\', '/'), bytes(path)])))
}

const manifest = (): object => {
  const { name, version, license } = read('cli/package.json')
  const { description } = read('package.json')
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    bin: { topcut: 'bin/topcut.js' },
    engines: { node: '>=18' },
    keywords: ['tournament', 'swiss', 'pairings', 'standings', 'organized-play'],
  }
}

/** Everything the package `topcut` holds, in `folder`; the pages are built before. */
export const stageTopcut = async (
  folder: string,
  pages: string = join(houseRoot, '.cache', 'web'),
): Promise<void> => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'runtime'), { recursive: true })
  const chunks = await bundleProgram(join(folder, 'dist'))
  await bundleBin(join(folder, 'bin'))
  writeFileSync(join(folder, 'dist', 'pages.br'), packPages(pages))
  for (const file of ['package.json', 'package-lock.json']) {
    cpSync(join(houseRoot, 'runtime', file), join(folder, 'runtime', file))
  }
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), thirdParty(modules))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
  cpSync(join(houseRoot, 'LICENSE'), join(folder, 'LICENSE'))
  cpSync(join(houseRoot, 'cli', 'README.md'), join(folder, 'README.md'))
}
