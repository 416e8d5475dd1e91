import { type InLanguages, useIn } from '../in-language.ts'
import { helpDe } from './de.ts'
import { helpEn } from './en.ts'
import { helpPl } from './pl.ts'
import type { HelpWords } from './words.ts'

const words: InLanguages<HelpWords> = { en: helpEn, de: helpDe, pl: helpPl }

export const useHelp = (): HelpWords => useIn(words)
