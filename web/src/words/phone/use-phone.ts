import { type InLanguages, useIn } from '../in-language.ts'
import { phoneDe } from './de.ts'
import { phoneEn } from './en.ts'
import { phonePl } from './pl.ts'
import type { PhoneWords } from './words.ts'

const words: InLanguages<PhoneWords> = { en: phoneEn, de: phoneDe, pl: phonePl }

export const usePhoneWords = (): PhoneWords => useIn(words)
