import { type Language, localeOf } from './language.ts'

/** A calendar day (`2015-10-03`) as the language writes it. The zone is fixed: no day may slip. */
export const dayText = (language: Language, day: string): string => {
  const at = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(at)) return day
  const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(localeOf(language), style).format(at)
}
