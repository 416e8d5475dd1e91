import { type Language, localeOf } from '@topcut/protocol/words'

/** Made once for each language: a log has a thousand lines. */
const formats = new Map<Language, Intl.DateTimeFormat>()

/** Day, hour and minute on the visitor's own clock: `2 May 2026, 14:08`. */
export const momentText = (language: Language, at: number): string => {
  const known = formats.get(language)
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const
  const format = known ?? new Intl.DateTimeFormat(localeOf(language), style)
  if (known === undefined) formats.set(language, format)
  return format.format(at)
}
