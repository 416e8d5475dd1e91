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
import type { Session } from './session.ts'

/** What every part of the desk works with. */
export type Desk = {
  readonly session: Session
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

export const DeskContext = createContext<Desk | null>(null)

export const useDesk = (): Desk => {
  const desk = useContext(DeskContext)
  if (desk === null) throw new Error('only inside the desk')
  return desk
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
