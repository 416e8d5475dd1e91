import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNpm } from '../../scripts/npm.mjs'
import { type ProgramTrial, tryProgram } from './program-trial.ts'

/** An empty folder without the project beside it, and a home of its own. */
export const emptyPlace = () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'topcut-trial-')))
  const [home, cwd] = [join(folder, 'home'), join(folder, 'empty')]
  for (const made of [home, cwd]) mkdirSync(made)
  return { home, cwd, clear: () => rmSync(folder, { recursive: true, force: true }) }
}

/** `npm install` of packed files, as anybody does it; answers with the packages that came. */
export const install = (cwd: string, files: readonly string[]): readonly string[] => {
  const npm = findNpm()
  if (npm === undefined) throw new Error('npm was not found')
  writeFileSync(join(cwd, 'package.json'), '{ "private": true, "type": "module" }')
  const args = [npm, 'install', '--loglevel=error', '--no-fund', '--no-audit', ...files]
  const { stderr, status } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return readdirSync(join(cwd, 'node_modules')).filter((name) => !name.startsWith('.'))
}

type PackageTrial = ProgramTrial & {
  readonly installSeconds: number
  readonly packages: readonly string[]
}

/** The package as npm installs it, in an empty folder. */
export const tryPackage = async (file: string): Promise<PackageTrial> => {
  const { home, cwd, clear } = emptyPlace()
  try {
    const begun = performance.now()
    const packages = install(cwd, [file])
    const installSeconds = (performance.now() - begun) / 1000
    const bin = join(cwd, 'node_modules', 'topcut', 'bin', 'topcut.js')
    const env = { HOME: home, PATH: '/nonexistent' }
    const program = process.execPath
    const trial = await tryProgram(
      { program, args: [bin], cwd, env },
      { program, args: [bin, '--port', '0'], cwd, env },
    )
    return { installSeconds, packages, ...trial }
  } finally {
    clear()
  }
}
