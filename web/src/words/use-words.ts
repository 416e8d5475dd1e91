import { useMemo } from 'react'
import { useCell } from '../cell/use-cell.ts'
import { language } from './language.ts'
import { type Words, wordsOf } from './words.ts'

export const useWords = (): Words => {
  const chosen = useCell(language)
  return useMemo(() => wordsOf(chosen), [chosen])
}
