import { type InLanguages, isLanguage } from '@topcut/protocol/words'
import { terminalLanguage } from '../../server/src/terminal-words.ts'

type ProgramWords = {
  readonly keptIn: (folder: string) => string
  readonly runningAt: (address: string) => string
  readonly pressEnter: string
}

const words: InLanguages<ProgramWords> = {
  en: {
    keptIn: (folder) => `Everything is kept in ${folder}`,
    runningAt: (address) => `Topcut is already running at ${address}`,
    pressEnter: 'Press Enter to close this window.',
  },
  de: {
    keptIn: (folder) => `Alles wird gespeichert in ${folder}`,
    runningAt: (address) => `Topcut läuft schon unter ${address}`,
    pressEnter: 'Zum Schließen die Eingabetaste drücken.',
  },
  pl: {
    keptIn: (folder) => `Wszystko jest zapisywane w ${folder}`,
    runningAt: (address) => `Topcut już działa pod adresem ${address}`,
    pressEnter: 'Naciśnij Enter, aby zamknąć okno.',
  },
}

/** What the program itself says, in the language asked for or that of the terminal. */
export const programWords = (wanted?: string): ProgramWords =>
  words[isLanguage(wanted) ? wanted : terminalLanguage()]
