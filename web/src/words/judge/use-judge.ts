import { judgeDe } from '../de/judge.ts'
import { judgeEn } from '../en/judge.ts'
import { type InLanguages, useIn } from '../in-language.ts'
import { judgePl } from '../pl/judge.ts'
import type { JudgeWords } from './words.ts'

const words: InLanguages<JudgeWords> = { en: judgeEn, de: judgeDe, pl: judgePl }

export const useJudge = (): JudgeWords => useIn(words)
