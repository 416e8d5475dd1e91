import type { InLanguages, Language } from '@topcut/protocol/words'
import { capital } from './capital.ts'
import { bracket as de } from './de/bracket.ts'
import { bracket as en } from './en/bracket.ts'
import { bracket as pl } from './pl/bracket.ts'
import { type RoundWords, roundWords } from './round.ts'
import type { Topic } from './topic.ts'

export type BracketWords = typeof en &
  RoundWords & {
    readonly heading: (text: string) => string
  }

const words: InLanguages<typeof en> = { en, de, pl }

export const bracketWords: Topic<BracketWords> = (language: Language, terms) => {
  const usual = words[language]
  const own = terms?.[language] ?? {}
  return {
    ...usual,
    ...roundWords(language, terms),
    bye: own['bye'] ?? usual.bye,
    heading: (text) => capital(language, text),
  }
}
