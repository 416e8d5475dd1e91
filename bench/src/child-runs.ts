import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A run that takes more processor time than this is stopped. */
export const limitSeconds = 20

type ChildRuns<Line> = { readonly lines: readonly Line[]; readonly isStopped: boolean }

/**
 * Runs a script in a process of its own, one line of JSON for each run: what is synchronous could
 * not be stopped otherwise, and what one engine leaves in memory would slow the next one down.
 */
export const childRuns = async <Line>(
  script: URL,
  args: readonly (string | number)[],
): Promise<ChildRuns<Line>> => {
  const flags = ['--expose-gc', '--disable-warning=ExperimentalWarning']
  const child = spawn(process.execPath, [...flags, fileURLToPath(script), ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const lines: Line[] = []
  let isStopped = false
  let since = secondsOf(child.pid)
  const watch = setInterval(() => {
    if (child.exitCode !== null || secondsOf(child.pid) - since <= limitSeconds) return
    isStopped = true
    end()
  }, 500)
  for await (const line of createInterface({ input: child.stdout })) {
    since = secondsOf(child.pid)
    lines.push(JSON.parse(line) as Line)
  }
  clearInterval(watch)
  process.off('exit', end)
  const [code] = await ended
  // Whoever breaks down is not slow.
  if (!isStopped && code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
  return { lines, isStopped }
}

const ticksPerSecond = 100

/** The processor time of another process; where the system does not tell, time on the wall. */
export const secondsOf = (pid = 0): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  } catch {
    return performance.now() / 1000
  }
}
