import { shellDe } from '../de/shell.ts'
import { shellEn } from '../en/shell.ts'
import { type InLanguages, useIn } from '../in-language.ts'
import { shellPl } from '../pl/shell.ts'
import type { ShellWords } from './words.ts'

const words: InLanguages<ShellWords> = { en: shellEn, de: shellDe, pl: shellPl }

export const useShell = (): ShellWords => useIn(words)
