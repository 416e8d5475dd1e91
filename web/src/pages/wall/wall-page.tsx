import type { EventId } from '@topcut/engine'

export const WallPage = ({ event }: { readonly event: EventId }) => <main>{event}</main>
