import type { EventId } from '@topcut/engine'

export const PosterPage = ({ event }: { readonly event: EventId }) => <main>{event}</main>
