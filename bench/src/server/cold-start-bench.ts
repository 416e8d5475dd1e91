import { loadavg } from 'node:os'
import { percentile } from '../measure.ts'
import type { Row } from '../report.ts'
import { benchFolder, startMeasured } from './bench-server.ts'
import { keepEvents, playedEvent } from './played-event.ts'
import type { Kept } from './posts-bench.ts'

const events = 1_000
const starts = 5

/** How long a laptop that was restarted keeps people waiting. */
export const benchColdStart = async ({ env, open }: Kept): Promise<readonly Row[]> => {
  const data = benchFolder()
  const one = playedEvent('one', 32, 3)
  const all = Array.from({ length: events }, (_, n) => ({ ...one, event: `e${n}` as never }))
  await keepEvents(await open(data), all)
  const NODE_COMPILE_CACHE = benchFolder()
  await start(data, { ...env, NODE_COMPILE_CACHE })

  const rows: Row[] = []
  for (const [compiled, more] of [
    ['each time', {}],
    ['kept', { NODE_COMPILE_CACHE }],
  ] as const) {
    const runs: Started[] = []
    while (runs.length < starts) runs.push(await start(data, { ...env, ...more }))
    const middle = (of: (run: Started) => number) => percentile(runs.map(of), 50)
    rows.push({
      events,
      'compiled code': compiled,
      'entries each': one.entries.length,
      'healthy ms': middle(({ healthy }) => healthy),
      'best ms': Math.min(...runs.map(({ healthy }) => healthy)),
      'all listed ms': middle(({ listed }) => listed),
      'processor ms': middle(({ worked }) => worked),
      load: loadavg()[0] ?? 0,
    })
  }
  return rows
}

/** Milliseconds from nothing to an answer. */
type Started = { readonly healthy: number; readonly listed: number; readonly worked: number }

const start = async (data: string, env: Readonly<Record<string, string>>): Promise<Started> => {
  const before = performance.now()
  const { server, worked: seconds } = await startMeasured(data, env)
  for (const path of ['health', 'ready']) {
    const { status } = await fetch(`${server.url}/api/${path}`)
    if (status !== 200) throw new Error(`${path}: ${status}`)
  }
  const healthy = performance.now() - before
  const worked = seconds() * 1_000
  await (await fetch(`${server.url}/api/events`)).text()
  const listed = performance.now() - before
  await server.stop()
  return { healthy, listed, worked }
}
