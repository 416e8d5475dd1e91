import type { InLanguages } from '@topcut/protocol/words'
import { capital } from './capital.ts'
import { phone as de } from './de/phone.ts'
import { phone as en } from './en/phone.ts'
import { phone as pl } from './pl/phone.ts'
import { saidTo, type Topic } from './topic.ts'

type PhoneWords = typeof en

const words: InLanguages<PhoneWords> = { en, de, pl }

export const phoneWords: Topic<PhoneWords> = (language, terms) => {
  const usual = saidTo(words[language], terms)
  const own = terms?.[language]
  if (own === undefined) return usual
  const heading = (key: string, text: string) => capital(language, own[key] ?? text)
  const { tabs } = usual
  return {
    ...usual,
    tabs: {
      ...tabs,
      match: heading('match', tabs.match),
      standings: heading('standings', tabs.standings),
    },
  }
}
