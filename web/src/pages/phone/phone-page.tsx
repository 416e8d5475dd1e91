import type { EventId, MatchId } from '@topcut/engine'

export const PhonePage = ({ event }: { readonly event: EventId; readonly match?: MatchId }) => (
  <main>{event}</main>
)
