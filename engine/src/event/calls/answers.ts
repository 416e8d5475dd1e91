import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'

/** Calls are known by the number of the entry that began them. */
export type CallFact =
  | {
      readonly kind: 'judge-called'
      readonly match?: MatchId
      readonly player?: PlayerId
      readonly about: string
    }
  | { readonly kind: 'call-taken'; readonly call: number }
  | { readonly kind: 'call-closed'; readonly call: number }
