import type { LeaderId, PlayerId } from '../../vocabulary/ids.ts'

export type PeopleRefusal =
  | { readonly code: 'unknown-player'; readonly player: PlayerId }
  | { readonly code: 'already-registered'; readonly player: PlayerId }
  | { readonly code: 'registration-over'; readonly player: PlayerId }
  | { readonly code: 'registration-still-open'; readonly player: PlayerId }
  | { readonly code: 'late-entry-refused'; readonly player: PlayerId }
  | { readonly code: 'hall-full'; readonly player: PlayerId; readonly places: number }
  | { readonly code: 'on-waiting-list'; readonly player: PlayerId }
  | { readonly code: 'not-waiting'; readonly player: PlayerId }
  /** Somebody else has waited longer. */
  | { readonly code: 'not-next'; readonly player: PlayerId; readonly next: PlayerId }
  | { readonly code: 'already-marked'; readonly paid: boolean }
  | { readonly code: 'round-one-paired' }
  | { readonly code: 'already-checked-in'; readonly player: PlayerId }
  | { readonly code: 'not-active'; readonly player: PlayerId }
  | { readonly code: 'still-active'; readonly player: PlayerId }
  | { readonly code: 'disqualified-for-good'; readonly player: PlayerId }
  | { readonly code: 'readmission-off'; readonly player: PlayerId }
  | { readonly code: 'stage-over'; readonly player: PlayerId }
  | { readonly code: 'leader-may-not-play'; readonly player: PlayerId; readonly tier: string }
  | { readonly code: 'second-judge-missing'; readonly player: PlayerId }
  | { readonly code: 'no-place-to-decline'; readonly player: PlayerId }
  | { readonly code: 'organizer-exists'; readonly leader: LeaderId }
  | { readonly code: 'unknown-leader'; readonly leader: LeaderId }
  | { readonly code: 'office-not-vacant'; readonly leader: LeaderId }
  /** Two leaders meet, and nobody is left to rule on their match. */
  | { readonly code: 'ruling-leader-missing'; readonly tables: readonly number[] }
  | { readonly code: 'nobody-sits-out'; readonly round: number }
