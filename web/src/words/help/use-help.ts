import { helpDe } from '../de/help.ts'
import { helpEn } from '../en/help.ts'
import { type InLanguages, useIn } from '../in-language.ts'
import { helpPl } from '../pl/help.ts'
import type { HelpWords } from './words.ts'

const words: InLanguages<HelpWords> = { en: helpEn, de: helpDe, pl: helpPl }

export const useHelp = (): HelpWords => useIn(words)
