import type { Language } from '@topcut/protocol/words'
import { useStateOf } from '../../state/use-state-of.ts'
import { picturesDe } from '../de/pictures.ts'
import { picturesEn } from '../en/pictures.ts'
import type { InLanguages } from '../in-language.ts'
import { language } from '../language.ts'
import { picturesPl } from '../pl/pictures.ts'
import type { PicturesWords } from './words.ts'

const words: InLanguages<PicturesWords> = { en: picturesEn, de: picturesDe, pl: picturesPl }

/** In the reader's language, or in the one of a print. */
export const usePictures = (given?: Language) => {
  const chosen = useStateOf(language)
  const spoken = given ?? chosen
  return { words: words[spoken], language: spoken }
}
