import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { childRuns } from '../child-runs.ts'
import type { BenchServer } from './bench-server.ts'
import type { Plan } from './load.ts'

/** The plan without what the server says of itself. */
type Rest<P extends Plan> = Omit<P, 'url' | 'cookies'>

type Measured<Run> = Run & {
  /** Milliseconds of the server's processor time while it was under load. */
  readonly worked: number
  /** How many programs wanted a processor meanwhile; more than there are make everything slower. */
  readonly load: number
}

/** Makes load on a server from a process of its own and answers with its figures. */
export const runLoad = async <Run, P extends Plan>(
  server: BenchServer,
  script: string,
  rest: Rest<P>,
): Promise<Measured<Run>> => {
  const folder = mkdtempSync(join(tmpdir(), 'topcut-plan-'))
  try {
    const file = join(folder, 'plan.json')
    writeFileSync(file, JSON.stringify({ url: server.url, cookies: server.cookies, ...rest }))
    const before = server.worked()
    const { lines } = await childRuns<Run>(new URL(script, import.meta.url), [file])
    // One that goes on for long tells more than once; the last is the whole.
    const run = lines.at(-1)
    if (run === undefined) throw new Error(`${script} was too slow to be measured`)
    return { ...run, worked: (server.worked() - before) * 1_000, load: loadavg()[0] ?? 0 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
