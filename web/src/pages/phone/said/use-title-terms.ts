import { regulationOf } from '@topcut/engine'
import { useEffect } from 'react'
import { ownTerms } from '../../../words/own-terms.ts'
import { usePhone } from '../phone-context.ts'

/** Things are called as the title of this event calls them. */
export const useTitleTerms = (): void => {
  const { event } = usePhone()
  const regulation = event?.regulation
  useEffect(() => {
    if (regulation !== undefined) ownTerms.set(regulationOf(regulation)?.terms ?? {})
  }, [regulation])
}
