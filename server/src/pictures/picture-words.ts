import type { PublicEvent, RoundName } from '@topcut/engine'
import {
  capital,
  type InLanguages,
  type Language,
  roundOfText,
  roundText,
} from '@topcut/protocol/words'
import { pictures as de } from './words/de/pictures.ts'
import { pictures as en } from './words/en/pictures.ts'
import { pictures as pl } from './words/pl/pictures.ts'

const words: InLanguages<typeof en> = { en, de, pl }

/** What pictures and previews say, with the words that a title has of its own. */
export const pictureWords = (language: Language, { terms }: Pick<PublicEvent, 'terms'>) => ({
  ...words[language],
  called: (name: RoundName) => capital(language, roundText(language, name, terms)),
  /** With how many there are where that is planned. */
  calledOf: (name: RoundName) => capital(language, roundOfText(language, name, terms)),
})
