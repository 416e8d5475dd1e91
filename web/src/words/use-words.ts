import { useMemo } from 'react'
import { useStateOf } from '../state/use-state-of.ts'
import { language } from './language.ts'
import { ownTerms } from './own-terms.ts'
import { type Words, wordsOf } from './words.ts'

export const useWords = (): Words => {
  const chosen = useStateOf(language)
  const terms = useStateOf(ownTerms)
  return useMemo(() => wordsOf(chosen, terms), [chosen, terms])
}
