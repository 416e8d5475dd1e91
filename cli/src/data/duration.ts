import type { Language } from '@topcut/protocol/words'
import { wrongUse } from '../arguments.ts'

const units: Readonly<Record<string, number>> = {
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 24 * 3_600_000,
}

/** No timer of Node waits longer than this and some hours. */
const longest = 24 * 24 * 3_600_000

const form = /^(\d{1,7})([smhd])$/

/** Milliseconds of `90s`, `15m`, `2h` or `1d`. */
export const durationIn = (value: string, word: string): number => {
  const [, count = '0', unit = ''] = form.exec(value) ?? []
  const milliseconds = Number(count) * (units[unit] ?? 0)
  return milliseconds < 1 || milliseconds > longest
    ? wrongUse({ problem: 'not-a-duration', word, value })
    : milliseconds
}

const unitNames: Readonly<Record<string, string>> = {
  s: 'second',
  m: 'minute',
  h: 'hour',
  d: 'day',
}

/** `60m` in a sentence: as typed it reads like sixty metres. */
export const durationText = (language: Language, value: string): string => {
  const [, count, unit = ''] = form.exec(value) ?? []
  const options = { style: 'unit', unit: unitNames[unit], unitDisplay: 'short' } as const
  return new Intl.NumberFormat(language, options).format(Number(count))
}
