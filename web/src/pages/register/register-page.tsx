import type { EventId } from '@topcut/engine'

export const RegisterPage = ({ event }: { readonly event: EventId }) => <main>{event}</main>
