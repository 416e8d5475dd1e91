import { type InLanguages, isLanguage } from '@topcut/protocol/words'
import { terminalLanguage } from '../../server/src/terminal-words.ts'

type ProgramWords = {
  readonly keptIn: (folder: string) => string
  readonly runningAt: (address: string) => string
  readonly pressEnter: string
  readonly noRoom: (cache: string, passing: string, reason: string) => string
}

const words: InLanguages<ProgramWords> = {
  en: {
    keptIn: (folder) => `Everything is kept in ${folder}`,
    runningAt: (address) => `Topcut is already running at ${address}`,
    pressEnter: 'Press Enter to close this window.',
    noRoom: (cache, passing, reason) =>
      `Topcut can put its files neither into ${cache} nor into ${passing} (${reason}). Make room there, or let it write there.`,
  },
  de: {
    keptIn: (folder) => `Alles wird gespeichert in ${folder}`,
    runningAt: (address) => `Topcut läuft schon unter ${address}`,
    pressEnter: 'Zum Schließen die Eingabetaste drücken.',
    noRoom: (cache, passing, reason) =>
      `Topcut kann seine Dateien weder in ${cache} noch in ${passing} ablegen (${reason}). Schaffen Sie dort Platz, oder erlauben Sie das Schreiben.`,
  },
  pl: {
    keptIn: (folder) => `Wszystko jest zapisywane w ${folder}`,
    runningAt: (address) => `Topcut już działa pod adresem ${address}`,
    pressEnter: 'Naciśnij Enter, aby zamknąć okno.',
    noRoom: (cache, passing, reason) =>
      `Topcut nie może umieścić swoich plików ani w ${cache}, ani w ${passing} (${reason}). Zwolnij tam miejsce albo zezwól na zapis.`,
  },
}

/** What the program itself says, in the language asked for or that of the terminal. */
export const programWords = (wanted?: string): ProgramWords =>
  words[isLanguage(wanted) ? wanted : terminalLanguage()]
