import { readFileSync } from 'node:fs'
import { percentile } from '../measure.ts'

/** What a process that makes the load is told, in a file: an argument would be too long. */
export type Plan = {
  readonly url: string
  /** Used in turn: whoever sends very much by one sign-in is slowed down. */
  readonly cookies: readonly string[]
  readonly seconds: number
}

export const readPlan = <P extends Plan>(): P =>
  JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as P

export type LoadRun = {
  /** All requests, those while warming up included. */
  readonly sent: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

/** Lets every client send one after another; the first second warms up and does not count. */
export const runClients = async (
  clients: number,
  seconds: number,
  sendOne: (client: number, n: number) => Promise<void>,
): Promise<LoadRun> => {
  const begin = performance.now() + 1_000
  const end = begin + seconds * 1_000
  const times: number[] = []
  let sent = 0
  const work = async (client: number): Promise<void> => {
    for (let n = 0; ; n += 1) {
      const before = performance.now()
      if (before >= end) return
      await sendOne(client, n)
      sent += 1
      const after = performance.now()
      if (before >= begin && after <= end) times.push(after - before)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)))
  return {
    sent,
    perSecond: Math.round(times.length / seconds),
    p50: percentile(times, 50),
    p99: percentile(times, 99),
  }
}
