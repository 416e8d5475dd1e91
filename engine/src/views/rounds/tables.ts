import { rulingLeader } from '../../event/leaders/ruling-leader.ts'
import { matchesOf } from '../../event/reading/rounds.ts'
import { earnedIn } from '../../event/reading/scoring-of.ts'
import type { EventState, Match, Round } from '../../event/spine/state.ts'
import type { Earned } from '../../vocabulary/outcome.ts'
import type { RulingLeader } from '../../vocabulary/role.ts'
import type { Pair } from '../../vocabulary/seat.ts'

/** One table of a round: the match, who rules on it, and what the regulation makes of its result. */
export type TableRow = Match & {
  readonly earned: Pair<Earned> | null
  readonly ruling: RulingLeader
}

export const tablesView = (state: EventState, round: Round): readonly TableRow[] =>
  matchesOf(state, round)
    .map((match) => ({
      ...match,
      earned: earnedIn(state, match),
      ruling: rulingLeader(state, match.players),
    }))
    .sort((a, b) => a.table - b.table)
