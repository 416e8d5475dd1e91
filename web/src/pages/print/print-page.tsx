import type { EventId } from '@topcut/engine'
import { useEffect } from 'react'
import { FollowedEvent } from '../desk/followed-event.tsx'
import { PrintDesk } from './print-desk.tsx'
import { readSheet } from './sheets.ts'

/** Everything an event needs on paper, as it stands at this moment. */
export const PrintPage = ({ event }: { readonly event: EventId }) => {
  useEffect(readSheet, [])
  return (
    <FollowedEvent event={event}>
      <PrintDesk />
    </FollowedEvent>
  )
}
