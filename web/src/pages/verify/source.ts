import type { EventId } from '@topcut/engine'

/** Where a record came from, and how another one comes. */
export type Source =
  | {
      readonly kind: 'server'
      readonly event: EventId
      /** Asked for once more, the server did not answer. */
      readonly isLost: boolean
      readonly reload: () => void
    }
  | { readonly kind: 'file'; readonly another: () => void }
