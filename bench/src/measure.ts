/** Processor time, not time on the wall: a busy neighbour must not make anybody look slow. */
export const stopwatch = (): (() => number) => {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
}

export const timed = <T>(run: () => T): { readonly value: T; readonly ms: number } => {
  const passed = stopwatch()
  const value = run()
  return { value, ms: passed() }
}

/** The value that so many percent of all do not exceed. */
export const percentile = (values: readonly number[], percent: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN
}

/** Megabytes that are still in use after everything that can go has gone. */
export const heapInUse = (): number => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 2 ** 20
}
