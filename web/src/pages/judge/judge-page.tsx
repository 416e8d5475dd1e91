import type { EventId } from '@topcut/engine'

export const JudgePage = ({ event }: { readonly event: EventId }) => <main>{event}</main>
