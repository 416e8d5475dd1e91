import type { Actor, Event, EventState, People } from '@topcut/engine'
import type { Names } from '@topcut/protocol/words'
import { createContext, useContext } from 'react'
import type { Asker } from './asker.ts'
import type { Commands } from './commands.ts'
import type { Workplace } from './workplace.ts'

/** What every page of those who lead an event works with; another one only when the event is. */
export type Leading = Pick<Commands, 'act' | 'actAll'> & {
  readonly workplace: Workplace
  readonly event: Event
  readonly state: EventState
  readonly people: People
  readonly names: Names
  /** Who gives commands from here. */
  readonly me: Actor
  readonly ask: Asker
}

export const LeadingContext = createContext<Leading | null>(null)

export const useLeading = (): Leading => {
  const leading = useContext(LeadingContext)
  if (leading === null) throw new Error('only where an event is led')
  return leading
}
