export type SetUpRefusal =
  | { readonly code: 'no-such-event' }
  | { readonly code: 'event-exists' }
  | { readonly code: 'event-finished' }
  | { readonly code: 'unknown-regulation'; readonly regulation: string }
  | { readonly code: 'not-announced' }
  | {
      readonly code: 'announcement-outdated'
      readonly announced: number
      readonly now: number
      /** Who rules on the matches of a leader who plays, not the structure, is another one now. */
      readonly what?: 'second-leader'
    }
  | { readonly code: 'too-few-players'; readonly needed: number; readonly present: number }
  | {
      readonly code: 'below-minimum'
      readonly what: 'rounds' | 'cut'
      readonly minimum: number
      readonly planned: number
    }
  | {
      readonly code: 'no-table-for-head-count'
      readonly structure: string
      readonly players: number
    }
  | {
      readonly code: 'length-not-allowed'
      readonly minutes: number
      readonly from: number | null
      readonly to: number | null
    }
  | {
      readonly code: 'cut-size-not-in-document'
      readonly cut: number
      readonly sizes: readonly number[]
    }
  | { readonly code: 'unknown-item'; readonly item: string }
  | { readonly code: 'details-incomplete'; readonly missing: readonly string[] }
  | { readonly code: 'variant-not-allowed'; readonly variant: string; readonly played: string }
