import type { InLanguages, Language } from '@topcut/protocol/words'
import { bracket as de } from './de/bracket.ts'
import { bracket as en } from './en/bracket.ts'
import { bracket as pl } from './pl/bracket.ts'
import { type RoundNames, roundNames } from './round-names.ts'
import type { Topic } from './topic.ts'

export type BracketWords = typeof en & RoundNames

const words: InLanguages<typeof en> = { en, de, pl }

export const bracketWords: Topic<BracketWords> = (language: Language, terms) => {
  const usual = words[language]
  return {
    ...usual,
    ...roundNames(language, terms),
    bye: terms?.[language]?.['bye'] ?? usual.bye,
  }
}
