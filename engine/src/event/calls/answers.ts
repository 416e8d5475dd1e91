import type { LeaderId, MatchId, PlayerId } from '../../vocabulary/ids.ts'

/** Calls are known by the number of the entry that began them. */
export type CallFact =
  | {
      readonly kind: 'judge-called'
      readonly match?: MatchId
      readonly player?: PlayerId
      readonly about: string
    }
  /** `leader` goes where whoever took it gave it to another. */
  | { readonly kind: 'call-taken'; readonly call: number; readonly leader?: LeaderId }
  | { readonly kind: 'call-closed'; readonly call: number }
