import type { InLanguages, Language } from '@topcut/protocol/words'
import type { FileRefusal } from '../refusal.ts'
import { file as fileDe } from './de/file.ts'
import { report as reportDe } from './de/report.ts'
import { type FileWords, file as fileEn } from './en/file.ts'
import { type ReportWords, report as reportEn } from './en/report.ts'
import { file as filePl } from './pl/file.ts'
import { report as reportPl } from './pl/report.ts'

const file: InLanguages<FileWords> = { en: fileEn, de: fileDe, pl: filePl }

export const fileCodes: readonly string[] = Object.keys(file.en)

export const fileSentence = (language: Language, refusal: FileRefusal): string => {
  const say = file[language][refusal.code] as (refusal: FileRefusal) => string
  return say(refusal)
}

const report: InLanguages<ReportWords> = { en: reportEn, de: reportDe, pl: reportPl }

/** The words for what a file says against itself and what is left of it. */
export const reportWords = (language: Language): ReportWords => report[language]
