import { type Language, localeOf } from '@topcut/protocol/words'

/** The zone is fixed: no day may slip. */
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** `Sat, 28 Nov`, with its year where that is not this one. */
export const shortDay = (language: Language, day: string, today: string): string => {
  if (Number.isNaN(at(day))) return day
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' as const }
  const style = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(localeOf(language), { ...style, ...year }).format(at(day))
}

/** `28 Nov 2026`: how long ago says more than the day of the week. */
export const plainDay = (language: Language, day: string): string => {
  if (Number.isNaN(at(day))) return day
  const style = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(localeOf(language), style).format(at(day))
}

/** Where it takes several days, from the first to the last. */
export const daysText = (language: Language, first: string, last: string | null): string => {
  const style = {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  } as const
  const format = new Intl.DateTimeFormat(localeOf(language), style)
  if (Number.isNaN(at(first))) return first
  return last === null ? format.format(at(first)) : format.formatRange(at(first), at(last))
}
