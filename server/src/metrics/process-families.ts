import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Family, gauge } from './family.ts'

/** Milliseconds between two looks at the loop: rarely enough for a laptop on its battery. */
const resolution = 50

const seconds = (nanoseconds: number): number =>
  // Before the first look there is nothing to tell.
  Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0

/** What the process takes of the machine; the names are those that dashboards for Node know. */
export const openProcessFamilies = (): {
  readonly families: () => readonly Family[]
  readonly stop: () => void
} => {
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  const started = Date.now() / 1000 - process.uptime()

  const families = (): readonly Family[] => {
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    // A timer that comes on time is late by nothing: what it waited for is no lag.
    const lag = (value: number) => Math.max(0, seconds(value) - resolution / 1000)
    const cpu = 'process_cpu_seconds_total'
    const told: readonly Family[] = [
      {
        name: cpu,
        help: 'Processor time of the process.',
        type: 'counter',
        samples: [{ name: cpu, labels: {}, value: (user + system) / 1e6 }],
      },
      gauge('process_start_time_seconds', 'When the process was started, Unix time.', started),
      gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
      gauge('nodejs_heap_size_used_bytes', 'Memory of objects that are there.', heapUsed),
      gauge('nodejs_heap_size_total_bytes', 'Memory for objects.', heapTotal),
      gauge('nodejs_external_memory_bytes', 'Memory beside the objects.', external),
      gauge(
        'nodejs_eventloop_lag_p50_seconds',
        'How late the loop comes to what is due: half of the times since it was last asked.',
        lag(delay.percentile(50)),
      ),
      gauge(
        'nodejs_eventloop_lag_p99_seconds',
        'How late the loop comes to what is due: 99 of 100 times since it was last asked.',
        lag(delay.percentile(99)),
      ),
      gauge(
        'nodejs_eventloop_lag_max_seconds',
        'How late the loop came at most since it was last asked.',
        lag(delay.max),
      ),
    ]
    delay.reset()
    return told
  }
  return { families, stop: () => void delay.disable() }
}
