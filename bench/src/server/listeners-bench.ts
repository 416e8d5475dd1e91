import type { Row } from '../report.ts'
import { benchFolder, startBenchServer } from './bench-server.ts'
import type { ListenPlan, ListenRun } from './load-listeners.ts'
import { keepEvents, playedEvent } from './played-event.ts'
import type { Kept } from './posts-bench.ts'
import { runLoad } from './run-load.ts'

const sizes = [1_000, 5_000]
const seconds = 10

/** One event of 200 players that everybody follows, a result every now and then. */
export const benchListeners = async ({ env, open }: Kept): Promise<readonly Row[]> => {
  const rows: Row[] = []
  for (const listeners of sizes) {
    const data = benchFolder()
    const hall = playedEvent('hall', 200, 2)
    await keepEvents(await open(data), [hall])
    const server = await startBenchServer(data, 1, env)
    const run = await runLoad<ListenRun, ListenPlan>(server, 'load-listeners.ts', {
      ...hall,
      seconds,
      listeners,
    })
    rows.push({
      listeners,
      results: run.posts,
      'p50 ms': run.p50,
      'p99 ms': run.p99,
      load: run.load,
      'peak MB': await server.stop(),
    })
  }
  return rows
}
