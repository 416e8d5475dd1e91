import type { LeaderId, PlayerId } from '../../vocabulary/ids.ts'
import type { LeaderRole, RulingLeader } from '../../vocabulary/role.ts'

export type LeaderFact =
  | {
      readonly kind: 'leader-appointed'
      readonly leader: LeaderId
      readonly role: LeaderRole
      readonly plays?: PlayerId
      readonly second?: LeaderId
    }
  | { readonly kind: 'leader-dismissed'; readonly leader: LeaderId }
  | {
      readonly kind: 'office-handed-over'
      /** Null where nobody was appointed before. */
      readonly from: LeaderId | null
      readonly to: LeaderId
      readonly reason: string
    }
  | { readonly kind: 'duty-changed'; readonly leader: LeaderId; readonly acting: boolean }

export type LeaderRefusal =
  | { readonly code: 'leader-may-not-play'; readonly player: PlayerId; readonly tier: string }
  | { readonly code: 'second-judge-missing'; readonly player: PlayerId }
  | { readonly code: 'organizer-exists'; readonly leader: LeaderId }
  | { readonly code: 'unknown-leader'; readonly leader: LeaderId }
  | { readonly code: 'office-not-vacant'; readonly leader: LeaderId }
  /** Two leaders meet, and nobody is left to rule on their match. */
  | { readonly code: 'ruling-leader-missing'; readonly tables: readonly number[] }
  /** It would settle something about the own match or opponent; `table` is null between rounds. */
  | { readonly code: 'own-matter'; readonly table: number | null; readonly ruling: RulingLeader }
  /** A leader plays there, and the document says who rules on it. */
  | { readonly code: 'other-rules-here'; readonly table: number; readonly leader: LeaderId }
  /** Who is not acting as a judge counts as a spectator. */
  | { readonly code: 'off-duty' }
  | { readonly code: 'organizer-missing' }
