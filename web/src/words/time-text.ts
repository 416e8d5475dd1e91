import type { Language } from '@topcut/protocol/words'

const locales = { en: 'en-GB', de: 'de', pl: 'pl' } as const

/** The hour and minute on the visitor's own clock: `14:08`. */
export const timeText = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(locales[language], { hour: '2-digit', minute: '2-digit' }).format(at)
