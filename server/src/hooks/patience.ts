const minutes = 60_000

/** Before each further attempt: soon at first, for about a day in all. */
const pauses: readonly number[] = [
  5_000,
  30_000,
  2 * minutes,
  10 * minutes,
  30 * minutes,
  60 * minutes,
  120 * minutes,
  240 * minutes,
  480 * minutes,
  480 * minutes,
]
/** What a receiver may ask for itself. */
const longestWish = 60 * minutes

/** Milliseconds before the next attempt after so many in vain; null: given up. */
export type Patience = (attempts: number, luck: string) => number | null

/** Up to a fifth more, by luck: those that failed together do not come back together. */
export const usualPatience: Patience = (attempts, luck) => {
  const pause = pauses[attempts - 1]
  if (pause === undefined) return null
  const share = Number.parseInt(luck.slice(0, 4), 16) / 0xffff
  return Math.round(pause * (1 + share / 5))
}

/** Seconds that a receiver wants to be left alone, as it says in `Retry-After`. */
export const wishedPause = (header: string | undefined): number => {
  const seconds = Number(header ?? '')
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, longestWish) : 0
}
