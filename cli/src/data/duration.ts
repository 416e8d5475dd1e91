import { wrongUse } from '../arguments.ts'

const units: Readonly<Record<string, number>> = {
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 24 * 3_600_000,
}

/** No timer of Node waits longer than this and some hours. */
const longest = 24 * 24 * 3_600_000

/** Milliseconds of `90s`, `15m`, `2h` or `1d`. */
export const durationIn = (value: string, word: string): number => {
  const [, count = '0', unit = ''] = /^(\d{1,7})([smhd])$/.exec(value) ?? []
  const milliseconds = Number(count) * (units[unit] ?? 0)
  return milliseconds < 1 || milliseconds > longest
    ? wrongUse({ problem: 'not-a-duration', word, value })
    : milliseconds
}
