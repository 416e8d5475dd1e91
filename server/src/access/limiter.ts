import type { Ticks } from '../desk/ports.ts'

/** How often something may be tried: a handful at once, then one every so often. */
type Limit = { readonly burst: number; readonly everyMs: number }

type Limiter = {
  /**
   * Milliseconds until the next try is allowed; 0 and counted where it is allowed now. `weight`:
   * how many it counts for.
   */
  readonly take: (key: string, weight?: number) => number
  /** Counts nothing against a key any more: who knew the word was no guesser. */
  readonly forget: (key: string) => void
}

/** More keys than a hall has people: what was idle longest is forgotten first. */
const room = 20_000

/**
 * Counts tries by a key such as a token or an event code. Never by address alone: a whole hall
 * sits behind one.
 */
export const openLimiter = ({ burst, everyMs }: Limit, ticks: Ticks): Limiter => {
  const until = new Map<string, number>()
  return {
    take: (key, weight = 1) => {
      const now = ticks()
      const full = Math.max(until.get(key) ?? 0, now)
      const wait = full + weight * everyMs - now - burst * everyMs
      if (wait > 0) return wait
      until.delete(key)
      until.set(key, full + weight * everyMs)
      const [oldest] = until.keys()
      if (until.size > room && oldest !== undefined) until.delete(oldest)
      return 0
    },
    forget: (key) => {
      until.delete(key)
    },
  }
}
