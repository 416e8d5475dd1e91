import { posterDe } from '../de/poster.ts'
import { posterEn } from '../en/poster.ts'
import { type InLanguages, useIn } from '../in-language.ts'
import { posterPl } from '../pl/poster.ts'
import type { PosterWords } from './words.ts'

const words: InLanguages<PosterWords> = { en: posterEn, de: posterDe, pl: posterPl }

export const usePoster = (): PosterWords => useIn(words)
