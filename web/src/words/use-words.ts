import { useMemo } from 'react'
import { useCell } from '../state/use-state-of.ts'
import { language } from './language.ts'
import { ownTerms } from './own-terms.ts'
import { type Words, wordsOf } from './words.ts'

export const useWords = (): Words => {
  const chosen = useCell(language)
  const terms = useCell(ownTerms)
  return useMemo(() => wordsOf(chosen, terms), [chosen, terms])
}
