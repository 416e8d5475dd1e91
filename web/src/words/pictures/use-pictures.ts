import { useCell } from '../../cell/use-cell.ts'
import { type InLanguages, useIn } from '../in-language.ts'
import { language } from '../language.ts'
import { picturesDe } from './de.ts'
import { picturesEn } from './en.ts'
import { picturesPl } from './pl.ts'
import type { PicturesWords } from './words.ts'

const words: InLanguages<PicturesWords> = { en: picturesEn, de: picturesDe, pl: picturesPl }

export const usePictures = () => ({ words: useIn(words), language: useCell(language) })
