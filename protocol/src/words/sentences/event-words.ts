import type { CommandKind, FactKind } from '@topcut/engine'
import { subjects as de } from '../de/subjects.ts'
import { subjects as en } from '../en/subjects.ts'
import type { InLanguages, Language } from '../language.ts'
import { subjects as pl } from '../pl/subjects.ts'
import type { EventWords } from '../subject-words.ts'

export const eventWords: InLanguages<EventWords> = { en, de, pl }

const isCommandKind = (language: Language, text: string): text is CommandKind =>
  Object.hasOwn(eventWords[language], `command.${text}`)

/** What somebody wants, inside a sentence; a text that is no command is shown as it is. */
export const commandLabel = (language: Language, text: string): string =>
  isCommandKind(language, text) ? eventWords[language][`command.${text}`] : text

/** The same on a button. */
export const buttonLabel = (language: Language, command: CommandKind): string =>
  eventWords[language][`button.${command}`]

/** What came of it. */
export const factLabel = (language: Language, fact: FactKind): string =>
  eventWords[language][`fact.${fact}`]
