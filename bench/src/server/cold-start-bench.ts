import { startTopcut } from '../../../testing/topcut-process.ts'
import { percentile } from '../measure.ts'
import type { Row } from '../report.ts'
import { benchFolder } from './bench-server.ts'
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
    rows.push({
      events,
      'compiled code': compiled,
      'entries each': one.entries.length,
      'healthy ms': percentile(
        runs.map(({ healthy }) => healthy),
        50,
      ),
      best: Math.min(...runs.map(({ healthy }) => healthy)),
      'all listed ms': percentile(
        runs.map(({ listed }) => listed),
        50,
      ),
    })
  }
  return rows
}

type Started = { readonly healthy: number; readonly listed: number }

/** Milliseconds from nothing to an answer. */
const start = async (data: string, env: Readonly<Record<string, string>>): Promise<Started> => {
  const before = performance.now()
  const server = await startTopcut({ data, env })
  for (const path of ['health', 'ready']) {
    const { status } = await fetch(`${server.url}/api/${path}`)
    if (status !== 200) throw new Error(`${path}: ${status}`)
  }
  const healthy = performance.now() - before
  await (await fetch(`${server.url}/api/events`)).text()
  const listed = performance.now() - before
  await server.stop()
  return { healthy, listed }
}
