import type { Ticks } from '../../desk/ports.ts'
import type { Share } from './sharing.ts'

/** How often something may be tried: a handful at once, then one every so often. */
type Limit = { readonly burst: number; readonly everyMs: number }

type Limiter = {
  /**
   * Milliseconds until the next try is allowed; 0 and counted where it is allowed now. `weight`:
   * how many it counts for.
   */
  readonly take: (key: string, weight?: number) => number
  /** The same, once what other processes have counted is known as well. */
  readonly takeOfAll: (key: string, weight?: number) => Promise<number>
  /** Milliseconds until the next try is allowed, as far as is known here; nothing is counted. */
  readonly wait: (key: string) => number
  /** Takes back what one try has counted: who knew the word was no guesser. */
  readonly giveBack: (key: string, weight?: number) => void
}

/** More keys than a hall has people: what was idle longest is forgotten first. */
const room = 20_000

/**
 * Counts tries by a key such as a token or an event code. Where several processes share a store
 * they are told there, too: what a hundred send to each of them at once, they let through together
 * as one would alone.
 */
export const openLimiter = ({ burst, everyMs }: Limit, ticks: Ticks, share?: Share): Limiter => {
  const until = new Map<string, number>()
  const aheadOf = (key: string): number => Math.max((until.get(key) ?? 0) - ticks(), 0)

  const set = (key: string, ahead: number): void => {
    until.delete(key)
    until.set(key, ticks() + ahead)
    const [oldest] = until.keys()
    if (until.size > room && oldest !== undefined) until.delete(oldest)
  }

  const count = async (key: string, milliseconds: number): Promise<void> => {
    set(key, Math.max(aheadOf(key) + milliseconds, 0))
    const ahead = await share?.(key, milliseconds)
    if (ahead !== undefined && ahead > aheadOf(key)) set(key, ahead)
  }

  const waitFor = (key: string, weight: number): number =>
    Math.max(aheadOf(key) + (weight - burst) * everyMs, 0)

  return {
    take: (key, weight = 1) => {
      const wait = waitFor(key, weight)
      if (wait === 0) void count(key, weight * everyMs)
      return wait
    },
    takeOfAll: async (key, weight = 1) => {
      const wait = waitFor(key, weight)
      if (wait > 0) return wait
      await count(key, weight * everyMs)
      const ofAll = waitFor(key, 0)
      if (ofAll > 0) void count(key, -weight * everyMs)
      return ofAll
    },
    wait: (key) => waitFor(key, 1),
    giveBack: (key, weight = 1) => void count(key, -weight * everyMs),
  }
}
