import type { LeaderId, PlayerId } from '../../vocabulary/ids.ts'
import type { LeaderRole } from '../../vocabulary/role.ts'
import type { Wish } from '../../vocabulary/wish.ts'

export type PeopleFact =
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
  | {
      readonly kind: 'player-registered'
      readonly player: PlayerId
      readonly number: number
      readonly earnedBye: boolean
      readonly avoid: readonly PlayerId[]
      /** The hall was full, or others waited already. */
      readonly waiting?: true
    }
  | { readonly kind: 'capacity-set'; readonly players: number | null }
  | { readonly kind: 'player-admitted'; readonly player: PlayerId }
  | {
      readonly kind: 'payment-marked'
      /** Those whose mark has changed by it. */
      readonly players: readonly PlayerId[]
      readonly paid: boolean
    }
  | { readonly kind: 'wishes-changed'; readonly wishes: readonly Wish[] }
  | { readonly kind: 'player-checked-in'; readonly player: PlayerId }
  | {
      readonly kind: 'player-entered-late'
      readonly player: PlayerId
      readonly number: number
      /** Rounds that count as unpaired losses. */
      readonly missed: readonly number[]
    }
  | {
      readonly kind: 'player-dropped'
      readonly player: PlayerId
      /** The last round the player takes part in. */
      readonly after: number
    }
  | {
      readonly kind: 'player-readmitted'
      readonly player: PlayerId
      readonly missed: readonly number[]
    }
  | {
      readonly kind: 'player-disqualified'
      readonly player: PlayerId
      readonly after: number
      readonly reason: string
    }
  | {
      readonly kind: 'place-declined'
      readonly player: PlayerId
      readonly replacement: PlayerId | null
      /** Those who go on now, best seed first. */
      readonly seeds: readonly PlayerId[]
    }
