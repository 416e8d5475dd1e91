import type { EventId } from '@topcut/engine'
import { FollowedEvent } from '../../leader/followed-event.tsx'
import { Judge } from './judge.tsx'

/** A judge's phone, for as long as its page is open. */
export const JudgePage = ({ event }: { readonly event: EventId }) => (
  <FollowedEvent event={event}>
    <Judge />
  </FollowedEvent>
)
