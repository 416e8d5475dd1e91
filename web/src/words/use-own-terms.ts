import { type EventState, regulationOf } from '@topcut/engine'
import { useEffect } from 'react'
import { ownTerms } from './own-terms.ts'

/** For as long as an event is looked at, things are called as its title calls them. */
export const useOwnTerms = (state: EventState | null): void => {
  const regulation = state?.created.regulation
  useEffect(() => {
    if (regulation === undefined) return
    ownTerms.set(regulationOf(regulation)?.terms ?? {})
    return () => ownTerms.set({})
  }, [regulation])
}
