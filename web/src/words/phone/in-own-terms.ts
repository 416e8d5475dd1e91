import type { Language } from '@topcut/protocol/words'
import { capital } from '../capital.ts'
import type { TermsOf } from '../own-terms.ts'
import type { PhoneWords } from './words.ts'

/** The same words, but where the title of the event has its own. */
export const phoneInOwnTerms = (
  words: PhoneWords,
  language: Language,
  own: TermsOf,
): PhoneWords => {
  const heading = (key: string, usual: string) => capital(language, own[key] ?? usual)
  const { tabs } = words
  return {
    ...words,
    tabs: {
      ...tabs,
      match: heading('match', tabs.match),
      standings: heading('standings', tabs.standings),
    },
    bye: heading('bye', words.bye),
    place: heading('place', words.place),
  }
}
