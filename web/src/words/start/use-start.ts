import { type InLanguages, useIn } from '../in-language.ts'
import { startDe } from './de.ts'
import { startEn } from './en.ts'
import { startPl } from './pl.ts'
import type { StartWords } from './words.ts'

const words: InLanguages<StartWords> = { en: startEn, de: startDe, pl: startPl }

export const useStart = (): StartWords => useIn(words)
