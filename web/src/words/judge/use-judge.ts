import { type InLanguages, useIn } from '../in-language.ts'
import { judgeDe } from './de.ts'
import { judgeEn } from './en.ts'
import { judgePl } from './pl.ts'
import type { JudgeWords } from './words.ts'

const words: InLanguages<JudgeWords> = { en: judgeEn, de: judgeDe, pl: judgePl }

export const useJudge = (): JudgeWords => useIn(words)
