import type { Store } from '@topcut/server'
import type { Row } from '../report.ts'
import { benchFolder, startBenchServer } from './bench-server.ts'
import type { LoadRun } from './load.ts'
import type { PostPlan } from './load-posts.ts'
import { keepEvents, playedEvent } from './played-event.ts'
import { runLoad } from './run-load.ts'

/** Where a server keeps its data, and how the bench gets at them beforehand. */
export type Kept = {
  readonly name: string
  readonly env: Readonly<Record<string, string>>
  readonly open: (data: string) => Store | Promise<Store>
}

const clients = 64
const seconds = 4

/** Durable results a second: answered when they would survive a power cut. */
export const benchPosts = async ({ name, env, open }: Kept): Promise<readonly Row[]> => {
  const hall = playedEvent('hall', 2 * clients, 2)
  const alone = { ...hall, event: 'alone' as never }
  const small = playedEvent('small', 8, 1)
  const many = Array.from({ length: clients }, (_, n) => ({ ...small, event: `e${n}` as never }))
  const data = benchFolder()
  await keepEvents(await open(data), [hall, alone, ...many])
  const server = await startBenchServer(data, clients, env)

  const rows: Row[] = []
  for (const [clientCount, to, targets] of [
    [1, '1 event', [[alone, 0]]],
    [clients, '1 event', Array.from({ length: clients }, (_, n) => [hall, n] as const)],
    [clients, `${clients} events`, many.map((event) => [event, 0] as const)],
  ] as const) {
    const matches = targets.map(([{ event, matches: all }, n]) => ({
      event,
      match: all[n % all.length] ?? '',
    }))
    const run = await runLoad<LoadRun, PostPlan>(server, 'load-posts.ts', { seconds, matches })
    rows.push({
      store: name,
      to,
      clients: clientCount,
      'posts/s': run.perSecond,
      'p50 ms': run.p50,
      'p99 ms': run.p99,
      'processor ms each': run.worked / run.sent,
      load: run.load,
    })
  }
  const memory = await server.stop()
  return rows.map((row) => ({ ...row, 'peak MB': memory }))
}
