import type { Row } from '../report.ts'
import { benchFolder, startBenchServer } from './bench-server.ts'
import type { LoadRun } from './load.ts'
import type { ReadPlan } from './load-reads.ts'
import { keepEvents, playedEvent } from './played-event.ts'
import type { Kept } from './posts-bench.ts'
import { runLoad } from './run-load.ts'

const sizes = [200, 2_000]
const clients = 64
const seconds = 4

/** Standings as a whole hall looks at them: anew, and with what a browser holds already. */
export const benchReads = async ({ env, open }: Kept): Promise<readonly Row[]> => {
  const data = benchFolder()
  const events = sizes.map((players) => playedEvent(`of-${players}`, players, 4))
  await keepEvents(await open(data), events)
  const server = await startBenchServer(data, 1, env)
  const rows: Row[] = []
  for (const [index, { event }] of events.entries()) {
    const path = `/api/events/${event}/views/standings`
    for (const isKept of [false, true]) {
      const run = await runLoad<LoadRun & { readonly bytes: number }, ReadPlan>(
        server,
        'load-reads.ts',
        { seconds, path, clients, isKept },
      )
      rows.push({
        players: sizes[index] ?? 0,
        answer: isKept ? '304' : '200',
        'GET/s': run.perSecond,
        'p50 ms': run.p50,
        'p99 ms': run.p99,
        'processor ms each': run.worked / run.sent,
        load: run.load,
        kB: Math.round(run.bytes / 1024),
      })
    }
  }
  const memory = await server.stop()
  return rows.map((row) => ({ ...row, 'peak MB': memory }))
}
