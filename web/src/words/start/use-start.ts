import { startDe } from '../de/start.ts'
import { startEn } from '../en/start.ts'
import { type InLanguages, useIn } from '../in-language.ts'
import { startPl } from '../pl/start.ts'
import type { StartWords } from './words.ts'

const words: InLanguages<StartWords> = { en: startEn, de: startDe, pl: startPl }

export const useStart = (): StartWords => useIn(words)
