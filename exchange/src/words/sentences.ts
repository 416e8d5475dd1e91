import type { InLanguages, Language } from '@topcut/protocol/words'
import type { FileRefusal } from '../refusal.ts'
import type { Discrepancy } from '../report/discrepancy.ts'
import { claimValues } from './claim-values.ts'
import { claims as claimsDe } from './de/claims.ts'
import { file as fileDe } from './de/file.ts'
import { report as reportDe } from './de/report.ts'
import { type ClaimWords, claims as claimsEn } from './en/claims.ts'
import { type FileWords, file as fileEn } from './en/file.ts'
import { type ReportWords, report as reportEn } from './en/report.ts'
import { claims as claimsPl } from './pl/claims.ts'
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

const claims: InLanguages<ClaimWords> = { en: claimsEn, de: claimsDe, pl: claimsPl }

/** A claim of a file in words; numbers and names stay as they are. */
export const claimText = (
  language: Language,
  { what, file, computed }: Pick<Discrepancy, 'what' | 'file' | 'computed'>,
) => {
  const { kinds, values } = claims[language]
  const shown = (value: string): string => {
    const known = claimValues.find((one) => one === value)
    return known === undefined ? value : values[known]
  }
  return { what: kinds[what], file: shown(file), computed: shown(computed) }
}
