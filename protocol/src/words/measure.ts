import type { Explained, MeasureName } from '@topcut/engine'
import { measures as de, origins as originsDe } from './de/measures.ts'
import { measures as en, origins as originsEn } from './en/measures.ts'
import type { InLanguages, Language } from './language.ts'
import { origins as originsPl, measures as pl } from './pl/measures.ts'

const words: InLanguages<typeof en> = { en, de, pl }
const origins: InLanguages<typeof originsEn> = { en: originsEn, de: originsDe, pl: originsPl }

export const isMeasureName = (language: Language, key: string): key is MeasureName =>
  Object.hasOwn(words[language], key)

export const measureName = (language: Language, name: MeasureName): string =>
  words[language][name].name

/** What a narrow column is called; the whole name stands beside it for those who ask. */
export const measureShort = (language: Language, name: MeasureName): string =>
  words[language][name].short

/** How a number of the standings comes about, in a sentence. */
export const originSentence = (language: Language, how: Explained['how']): string =>
  origins[language][how]
