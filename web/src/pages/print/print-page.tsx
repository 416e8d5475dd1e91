import type { EventId } from '@topcut/engine'
import { useEffect } from 'react'
import { FollowedEvent } from '../../leader/followed-event.tsx'
import { sheet } from '../../leader/print/sheets.ts'
import { PrintDesk } from './print-desk.tsx'

/** Everything an event needs on paper, as it stands at this moment. */
export const PrintPage = ({ event }: { readonly event: EventId }) => {
  useEffect(sheet.look, [])
  return (
    <FollowedEvent event={event}>
      <PrintDesk />
    </FollowedEvent>
  )
}
