import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { houseRoot } from '../choose-node.mjs'
import type { VitestReport } from './report.ts'
import { tallyOf } from './report.ts'
import type { Tally } from './tally.ts'
import { runTool } from './tool.ts'

function read(file: string): VitestReport | null {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // Cut off in the middle of writing: the runner has crashed.
    return null
  }
}

/** Runs projects of vitest.config.ts at one time; a name like `unit*` means several. */
export async function vitestStep(
  projects: readonly string[],
  args: readonly string[] = [],
): Promise<Tally> {
  const name = projects.join('-').replaceAll('*', '')
  const file = join(houseRoot, '.cache', 'test', `${name}.json`)
  // Yesterday's report must not stand in for a run that crashed today.
  rmSync(file, { force: true })
  const code = await runTool('node_modules/vitest/vitest.mjs', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ...['--allowOnly=false', '--update=none', '--passWithNoTests'],
    ...args,
  ])
  return tallyOf(read(file), code)
}
