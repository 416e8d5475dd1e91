import type { InLanguages } from '@topcut/protocol/words'
import { capital } from './capital.ts'
import { phonePages as de } from './de/phone-pages.ts'
import { phonePages as en } from './en/phone-pages.ts'
import { withOwnStandings } from './own-standings.ts'
import { phonePages as pl } from './pl/phone-pages.ts'
import type { Topic } from './topic.ts'

export type PhonePagesWords = typeof en

const words: InLanguages<PhonePagesWords> = { en, de, pl }

export const phonePagesWords: Topic<PhonePagesWords> = (language, terms) => {
  const usual = withOwnStandings(words[language], language, terms)
  const own = terms?.[language]
  if (own === undefined) return usual
  const heading = (key: string, text: string) => capital(language, own[key] ?? text)
  return { ...usual, bye: heading('bye', usual.bye), place: heading('place', usual.place) }
}
