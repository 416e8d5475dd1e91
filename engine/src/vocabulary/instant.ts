import type { Brand } from './ids.ts'

/** Milliseconds since 1970. The engine never reads a clock: whoever asks hands the instant in. */
export type Instant = Brand<number, 'Instant'>
export const instant = (milliseconds: number): Instant => milliseconds as Instant

/** A calendar day as `2015-10-03`, so that days compare as texts. */
export type Day = Brand<string, 'Day'>
export const day = (text: string): Day => text as Day

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** True for a day that stands in a calendar: `2015-02-29` does not. */
export const isDay = (text: string): text is Day => {
  const parts = pattern.exec(text)
  if (parts === null) return false
  const [year, month, date] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  const length = month === 2 && isLeap(year) ? 29 : lengths[month - 1]
  return length !== undefined && date >= 1 && date <= length
}

/** Days since 1970-01-01, so that two days can be counted apart. */
export const dayNumber = (date: Day): number => {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number)
  // Years begin in March: the leap day is then the last one and needs no case of its own.
  const shifted = month > 2 ? year : year - 1
  const era = Math.floor(shifted / 400)
  const ofEra = shifted - era * 400
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + dayOfMonth - 1
  const days = ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear
  return era * 146_097 + days - 719_468
}
