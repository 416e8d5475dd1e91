import { type InLanguages, type Language, localeOf } from '@topcut/protocol/words'
import type { TlsFault } from './faults.ts'
import { tlsFaults as de } from './words/de/tls.ts'
import { tlsFaults as en } from './words/en/tls.ts'
import { tlsFaults as pl } from './words/pl/tls.ts'

const words: InLanguages<typeof en> = { en, de, pl }

export const tlsFaultSentence = (language: Language, { tlsFault, file, at }: TlsFault): string => {
  const day = new Date(at).toLocaleDateString(localeOf(language), { dateStyle: 'long' })
  return words[language][tlsFault](file, day)
}
