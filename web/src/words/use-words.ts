import type { Language } from '@topcut/protocol/words'
import { useMemo } from 'react'
import { language } from '../state/language.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { wordsHere } from './later/bring-words.ts'
import { ownTerms } from './own-terms.ts'
import type { Topic } from './topic.ts'

export const useLanguage = (): Language => useStateOf(language)

/** Whether teams play in the event that is looked at. */
export const useInTeams = (): boolean => useStateOf(ownTerms).inTeams === true

/** For whoever reads words in another language than the page's; see `bringWords`. */
export const useWordsHere = (): ReadonlySet<Language> => useStateOf(wordsHere)

/** The words of a topic as the reader wants them; a print may be in another language. */
export const useWords = <T>(topic: Topic<T>, other?: Language): T => {
  const reader = useLanguage()
  const chosen = other ?? reader
  const terms = useStateOf(ownTerms)
  return useMemo(() => topic(chosen, terms), [topic, chosen, terms])
}
