import { type Language, localeOf } from '@topcut/protocol/words'

/** Made once for each language: a hundred lines would make a hundred of them. */
const formats = new Map<Language, Intl.DateTimeFormat>()

/** The hour and minute on the visitor's own clock: `14:08`. */
export const timeText = (language: Language, at: number): string => {
  const known = formats.get(language)
  const style = { hour: '2-digit', minute: '2-digit' } as const
  const format = known ?? new Intl.DateTimeFormat(localeOf(language), style)
  if (known === undefined) formats.set(language, format)
  return format.format(at)
}
