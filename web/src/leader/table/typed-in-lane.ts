import type { MatchId } from '@topcut/engine'
import type { Draft } from '../../parts/result/draft.ts'
import { openState } from '../../state/state.ts'

type InLane = {
  readonly match: MatchId
  readonly draft: Draft
  /** Empties the line: it is typed elsewhere now. */
  readonly leave: () => void
}

/** What is being typed away from its table, so that the row can show the same. */
export const typedInLane = openState<InLane | null>(null)
