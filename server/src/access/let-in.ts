import type { LeaderId, PlayerId } from '@topcut/engine'
import type { GrantedRole, Seen } from './grant.ts'
import type { Devices } from './links.ts'

/** Who opens a link. */
export type Opening = {
  readonly seen: Seen
  /** What the browser calls itself: if the answer is lost, the same one opens the link again. */
  readonly browser: string | null
}

export type Invited = {
  readonly role: GrantedRole
  readonly label: string
  readonly leader?: LeaderId
  readonly player?: PlayerId
  readonly member?: number
  readonly devices?: Devices
}
