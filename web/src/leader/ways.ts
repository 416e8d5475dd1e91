import type { PlayerId } from '@topcut/engine'
import { createContext, useContext } from 'react'

/** Where what is pressed leads, as each page has it. */
export type Ways = {
  readonly toPlayer: (player: PlayerId) => void
  /** To the form of a matter that was begun. */
  readonly toMatters: () => void
}

export const WaysContext = createContext<Ways | null>(null)

export const useWays = (): Ways => {
  const ways = useContext(WaysContext)
  if (ways === null) throw new Error('only where a page says what leads where')
  return ways
}
