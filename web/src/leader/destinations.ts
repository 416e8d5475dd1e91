import type { PlayerId } from '@topcut/engine'
import { createContext, useContext } from 'react'

/** Where what is pressed leads, as each page has it. */
export type Destinations = {
  readonly toPlayer: (player: PlayerId) => void
  /** To the form of a matter that was begun. */
  readonly toMatters: () => void
}

export const DestinationsContext = createContext<Destinations | null>(null)

export const useDestinations = (): Destinations => {
  const destinations = useContext(DestinationsContext)
  if (destinations === null) throw new Error('only where a page says what leads where')
  return destinations
}
