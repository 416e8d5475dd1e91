import type { Catalogue } from '../../cards/catalogue.ts'
import type { Instant } from '../../vocabulary/instant.ts'
import type { Actor } from '../../vocabulary/role.ts'

/** What the engine may not take by itself: who gives a command, when, luck, and the cards. */
export type Ask = {
  readonly by: Actor
  readonly at: Instant
  readonly entropy: string
  /** For the creation of an event: what the lots of all its rounds come from. */
  readonly secret?: string
  /** The cards that come with this version; an event may be played with others. */
  readonly cards?: Catalogue | null
  /** Why a leader goes ahead although the document says no. */
  readonly override?: string
}
