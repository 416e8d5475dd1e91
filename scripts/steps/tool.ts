import { join } from 'node:path'
import { runChild } from '../child.mjs'
import { houseRoot } from '../choose-node.mjs'
import type { Tally } from './tally.ts'
import { failed, passed } from './tally.ts'

/** Runs a tool's own JavaScript under this very Node; `.bin` links would start the machine's. */
export async function runTool(path: string, args: readonly string[]): Promise<number> {
  const all = [join(houseRoot, path), ...args]
  return (await runChild(process.execPath, all, { cwd: houseRoot })).code
}

/** A tool that says yes or no counts as one test. */
export async function toolStep(path: string, args: readonly string[]): Promise<Tally> {
  return (await runTool(path, args)) === 0 ? passed : failed
}
