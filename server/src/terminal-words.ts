import { type InLanguages, type Language, languageFrom } from '@topcut/protocol/words'
import { terminal as de } from './words/de/terminal.ts'
import { terminal as en } from './words/en/terminal.ts'
import { terminal as pl } from './words/pl/terminal.ts'

const words: InLanguages<typeof en> = { en, de, pl }

type Settings = { readonly [name: string]: string | undefined }

const machineLocale = (): string => Intl.DateTimeFormat().resolvedOptions().locale

/**
 * The language of the terminal, as POSIX has it: `de_AT.UTF-8`; that of the machine where it says
 * none, as on Windows, and English where we do not speak that.
 */
export const terminalLanguage = (
  settings: Settings = process.env,
  locale = machineLocale(),
): Language => {
  const said = settings['LC_ALL'] || settings['LC_MESSAGES'] || settings['LANG'] || locale
  return languageFrom(said.split(/[_.@]/, 1)[0])
}

/** What the server says to whoever has started it. */
export const terminalWords = (language: Language): typeof en => words[language]
