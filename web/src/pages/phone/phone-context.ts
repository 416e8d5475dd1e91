import type { OwnView, PublicClock, PublicEvent } from '@topcut/engine'
import { createContext, useContext } from 'react'
import type { PhoneState } from '../../state/live/follow-phone.ts'
import type { KeptParcel } from '../../state/sending/kept-outbox.ts'
import type { PhoneSession } from './phone-session.ts'

/** What every part of a player's phone is given. */
type Phone = {
  readonly session: PhoneSession
  readonly me: OwnView
  /** Null while only the own view has arrived. */
  readonly event: PublicEvent | null
  readonly clock: PublicClock | null
  readonly views: PhoneState['views']
  /** Commands that the server has not answered yet. */
  readonly waiting: readonly KeptParcel[]
}

export const PhoneContext = createContext<Phone | null>(null)

export const usePhone = (): Phone => {
  const phone = useContext(PhoneContext)
  if (phone === null) throw new Error('outside of a phone page')
  return phone
}
