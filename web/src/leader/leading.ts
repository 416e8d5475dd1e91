import {
  type Command,
  decide,
  type Event,
  type EventState,
  instant,
  type People,
} from '@topcut/engine'
import type { Names } from '@topcut/protocol/words'
import { createContext, useContext } from 'react'
import type { Connection } from '../state/live/live-event.ts'
import type { Outcome, Parcel } from '../state/sending/outbox.ts'
import { ownActor } from './own-actor.ts'
import type { Workplace } from './workplace.ts'

/** What every page of those who lead an event works with. */
export type Leading = {
  readonly workplace: Workplace
  readonly event: Event
  readonly state: EventState
  readonly people: People
  readonly names: Names
  readonly connection: Connection
  /** Sends what the rules allow; what they refuse comes back without being sent. */
  readonly act: (parcel: Parcel) => Promise<Outcome>
  /** Several commands as one step, answered in one sentence. */
  readonly actAll: (
    parcels: readonly Parcel[],
    summary: (granted: number) => string,
    progress?: (done: number) => void,
  ) => Promise<readonly Outcome[]>
}

export const LeadingContext = createContext<Leading | null>(null)

export const useLeading = (): Leading => {
  const leading = useContext(LeadingContext)
  if (leading === null) throw new Error('only where an event is led')
  return leading
}

/** What the engine makes of a command on the state this page holds; nothing is sent. */
export const tryHere = (event: Event, command: Command, override?: string) =>
  decide(event, {
    command,
    by: ownActor.get(),
    at: instant(Date.now()),
    entropy: 'a try, not a draw',
    ...(override === undefined ? {} : { override }),
  })
