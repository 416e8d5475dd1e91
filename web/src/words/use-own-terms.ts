import { useEffect } from 'react'
import { ownTerms } from './own-terms.ts'
import type { OwnTerms } from './topic.ts'

/** For as long as an event is looked at, things are called as its title calls them. */
export const useOwnTerms = (terms: OwnTerms | undefined): void => {
  useEffect(() => {
    if (terms !== undefined) ownTerms.set(terms)
  }, [terms])
  useEffect(() => () => ownTerms.set({}), [])
}
