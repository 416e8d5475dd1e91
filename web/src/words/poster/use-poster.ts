import { type InLanguages, useIn } from '../in-language.ts'
import { posterDe } from './de.ts'
import { posterEn } from './en.ts'
import { posterPl } from './pl.ts'
import type { PosterWords } from './words.ts'

const words: InLanguages<PosterWords> = { en: posterEn, de: posterDe, pl: posterPl }

export const usePoster = (): PosterWords => useIn(words)
