import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childRuns } from '../child-runs.ts'
import type { Plan } from './load.ts'

/** Makes load from a process of its own and answers with its figures. */
export const runLoad = async <Run, P extends Plan>(script: string, plan: P): Promise<Run> => {
  const folder = mkdtempSync(join(tmpdir(), 'topcut-plan-'))
  try {
    const file = join(folder, 'plan.json')
    writeFileSync(file, JSON.stringify(plan))
    const { lines } = await childRuns<Run>(new URL(script, import.meta.url), [file])
    const [run] = lines
    if (run === undefined) throw new Error(`${script} was too slow to be measured`)
    return run
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
