import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { findNpm } from '../../scripts/npm.mjs'
import type { Platform } from './platforms.ts'

/** The Node of another machine, from the registry by the lock file of `runtime/`; brought once. */
export const bringNode = (folder: string, { name, os, cpu, node }: Platform): string => {
  const runtime = join(houseRoot, 'runtime')
  const own = join(folder, name)
  const found = join(own, 'node_modules', node)
  const lock = (at: string) => readFileSync(join(at, 'package-lock.json'), 'utf8')
  // Written last by npm: without it the folder is half of one.
  const isWhole = existsSync(join(own, 'node_modules', '.package-lock.json')) && existsSync(found)
  if (isWhole && lock(own) === lock(runtime)) return found
  const npm = findNpm()
  if (npm === undefined) throw new Error('npm was not found')
  mkdirSync(own, { recursive: true })
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(join(runtime, file), join(own, file))
  const machine = [`--os=${os}`, `--cpu=${cpu}`, '--include=optional']
  const args = [npm, 'ci', '--prefix', own, '--prefer-offline', '--loglevel=error', ...machine]
  const { stderr } = spawnSync(process.execPath, args, { cwd: own, encoding: 'utf8' })
  if (!existsSync(found)) throw new Error(`the Node for ${name} did not come\n${stderr}`)
  return found
}
