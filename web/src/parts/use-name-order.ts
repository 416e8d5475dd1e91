import { useMemo } from 'react'
import { useInTeams, useLanguage } from '../words/use-words.ts'
import { type NameOrder, nameOrder } from './name-order.ts'

/** How the names of the event that is looked at stand on a list. */
export const useNameOrder = (): NameOrder => {
  const language = useLanguage()
  const inTeams = useInTeams()
  return useMemo(() => nameOrder(language, inTeams), [language, inTeams])
}
