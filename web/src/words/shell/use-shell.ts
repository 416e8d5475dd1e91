import { type InLanguages, useIn } from '../in-language.ts'
import { shellDe } from './de.ts'
import { shellEn } from './en.ts'
import { shellPl } from './pl.ts'
import type { ShellWords } from './words.ts'

const words: InLanguages<ShellWords> = { en: shellEn, de: shellDe, pl: shellPl }

export const useShell = (): ShellWords => useIn(words)
