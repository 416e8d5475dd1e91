import { useEffect } from 'react'
import { ownTerms } from '../../../words/own-terms.ts'
import { usePhone } from '../phone-context.ts'

/** Things are called as the title of this event calls them. */
export const useTitleTerms = (): void => {
  const terms = usePhone().event?.terms
  useEffect(() => {
    if (terms !== undefined) ownTerms.set(terms)
  }, [terms])
}
