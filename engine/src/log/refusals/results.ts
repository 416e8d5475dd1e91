import type { MatchId } from '../../vocabulary/ids.ts'
import type { Ending } from '../../vocabulary/result.ts'
import type { ResultFault } from '../../vocabulary/result-fault.ts'

export type ResultRefusal =
  | ResultFault
  | { readonly code: 'unknown-match'; readonly match: MatchId }
  | { readonly code: 'result-already-entered'; readonly match: MatchId; readonly table: number }
  | { readonly code: 'result-not-entered'; readonly match: MatchId; readonly table: number }
  | { readonly code: 'result-carried-on'; readonly match: MatchId; readonly table: number }
  | { readonly code: 'winner-needed'; readonly ending: Ending }
  | { readonly code: 'not-your-match'; readonly match: MatchId; readonly table: number }
