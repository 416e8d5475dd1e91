/** Below this a difference is the way there and back, or the header's missing fraction. */
const notable = 3_000

let ahead = 0

/** How far the server's clock is ahead of this device's, from the date an answer carries. */
export const aheadBy = (date: string | null, asked: number, answered: number): number | null => {
  const told = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(told)) return null
  // The header counts whole seconds, so it is half a second early on average.
  const difference = told + 500 - (asked + answered) / 2
  return Math.abs(difference) < notable ? 0 : difference
}

export const hearServerTime = (date: string | null, asked: number, answered: number): void => {
  ahead = aheadBy(date, asked, answered) ?? ahead
}

/** A laptop that is ten minutes slow must not show ten minutes more on the round's clock. */
export const serverTime = (now: number): number => now + ahead
