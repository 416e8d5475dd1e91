import { useCell } from '../../cell/use-cell.ts'
import { type InLanguages, useIn } from '../in-language.ts'
import { language } from '../language.ts'
import { hallDe } from './de.ts'
import { hallEn } from './en.ts'
import { hallPl } from './pl.ts'
import type { HallWords } from './words.ts'

const words: InLanguages<HallWords> = { en: hallEn, de: hallDe, pl: hallPl }

export const useHall = () => ({ words: useIn(words), language: useCell(language) })
