import { type InLanguages, type Language, languageFrom, localeOf } from '@topcut/protocol/words'
import type { TlsFault } from './faults.ts'
import { tls as de } from './words/de/tls.ts'
import { tls as en } from './words/en/tls.ts'
import { tls as pl } from './words/pl/tls.ts'

const words: InLanguages<typeof en> = { en, de, pl }

type Settings = { readonly [name: string]: string | undefined }

/** The language of the terminal, as POSIX has it: `de_AT.UTF-8`; English where it says none. */
export const terminalLanguage = (settings: Settings = process.env): Language => {
  const said = settings['LC_ALL'] || settings['LC_MESSAGES'] || settings['LANG'] || ''
  return languageFrom(said.split(/[_.@]/, 1)[0])
}

export const tlsWords = (): typeof en => words[terminalLanguage()]

export const tlsFaultSentence = (language: Language, { tlsFault, file, at }: TlsFault): string => {
  const day = new Date(at).toLocaleDateString(localeOf(language), { dateStyle: 'long' })
  return words[language].faults[tlsFault](file, day)
}
