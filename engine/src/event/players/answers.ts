import type { Tier } from '../../vocabulary/details.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Wish } from '../../vocabulary/player.ts'

export type PlayerFact =
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
  /** Who does not meet in round 1 because they are of one club; null where they may. */
  | {
      readonly kind: 'clubs-kept-apart'
      readonly clubs: readonly (readonly PlayerId[])[] | null
    }
  | { readonly kind: 'player-checked-in'; readonly player: PlayerId }
  | { readonly kind: 'check-in-cancelled'; readonly player: PlayerId }
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

export type PlayerRefusal =
  | { readonly code: 'unknown-player'; readonly player: PlayerId }
  | { readonly code: 'already-registered'; readonly player: PlayerId }
  | { readonly code: 'registration-over'; readonly player: PlayerId }
  | { readonly code: 'registration-still-open'; readonly player: PlayerId }
  | { readonly code: 'late-entry-refused'; readonly player: PlayerId }
  /** More or fewer people are named than the document has in a team. */
  | { readonly code: 'team-size'; readonly count: number; readonly needed: number }
  | { readonly code: 'hall-full'; readonly player: PlayerId; readonly places: number }
  | { readonly code: 'on-waiting-list'; readonly player: PlayerId }
  | { readonly code: 'not-waiting'; readonly player: PlayerId }
  /** Somebody else has waited longer. */
  | { readonly code: 'not-next'; readonly player: PlayerId; readonly next: PlayerId }
  | { readonly code: 'already-marked'; readonly paid: boolean }
  /** They play, have left already, or nobody knows them; none: nobody was named. */
  | { readonly code: 'registrations-stay'; readonly players: readonly PlayerId[] }
  | { readonly code: 'round-one-paired' }
  /** Nobody is kept from anybody; `tiers` are those in which the document would. */
  | { readonly code: 'round-one-by-lot'; readonly tiers: readonly Tier[] }
  | { readonly code: 'already-checked-in'; readonly player: PlayerId }
  | { readonly code: 'not-checked-in'; readonly player: PlayerId }
  | { readonly code: 'not-active'; readonly player: PlayerId }
  | { readonly code: 'still-active'; readonly player: PlayerId }
  | { readonly code: 'disqualified-for-good'; readonly player: PlayerId }
  | { readonly code: 'readmission-off'; readonly player: PlayerId }
  | { readonly code: 'stage-over'; readonly player: PlayerId }
  /** A leader took the player out, or a round has gone on without. */
  | { readonly code: 'return-by-organizer' }
  | { readonly code: 'nobody-sits-out'; readonly round: number }
  /** No match of this player ends in which what stands on the table counts. */
  | { readonly code: 'score-not-needed'; readonly player: PlayerId }
