import type { EventId } from '@topcut/engine'

export const PublicPage = ({ event }: { readonly event: EventId }) => <main>{event}</main>
