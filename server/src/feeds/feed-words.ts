import type { PublicEvent, RoundName } from '@topcut/engine'
import { capital, type InLanguages, type Language, roundText } from '@topcut/protocol/words'
import { feeds as de } from './words/de/feeds.ts'
import { feeds as en } from './words/en/feeds.ts'
import { feeds as pl } from './words/pl/feeds.ts'

const words: InLanguages<typeof en> = { en, de, pl }

/** What feeds say, with the words that a title has of its own. */
export const feedWords = (language: Language, terms?: PublicEvent['terms']) => ({
  ...words[language],
  called: (name: RoundName) => capital(language, roundText(language, name, terms)),
})
