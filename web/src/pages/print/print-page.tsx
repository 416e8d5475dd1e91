import type { EventId } from '@topcut/engine'

export const PrintPage = ({ event }: { readonly event: EventId }) => <main>{event}</main>
