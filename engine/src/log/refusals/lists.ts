import type { Finding } from '../../vocabulary/finding.ts'
import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'

export type ListRefusal =
  | {
      readonly code: 'list-not-allowed'
      readonly player: PlayerId
      readonly findings: readonly Finding[]
    }
  | { readonly code: 'lists-missing'; readonly players: readonly PlayerId[] }
  | { readonly code: 'lists-locked'; readonly player: PlayerId }
  | { readonly code: 'list-not-locked'; readonly player: PlayerId }
  | {
      readonly code: 'missions-not-legal'
      readonly missions: readonly string[]
      readonly maps: readonly string[]
    }
  | { readonly code: 'deck-check-too-early'; readonly match: MatchId; readonly table: number }
  | { readonly code: 'points-check-over' }
  | { readonly code: 'points-check-not-ordered' }
  | { readonly code: 'already-signed'; readonly player: PlayerId; readonly table: number }
