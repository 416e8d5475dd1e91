import type { Instant } from '../../vocabulary/instant.ts'
import type { Actor } from '../../vocabulary/role.ts'

/** What the engine may not take by itself: who gives a command, when, and luck. */
export type Ask = {
  readonly by: Actor
  readonly at: Instant
  readonly entropy: string
  /** Why a leader goes ahead although the document says no. */
  readonly override?: string
}
