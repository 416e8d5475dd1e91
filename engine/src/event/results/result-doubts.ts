import type { Result } from '../../vocabulary/result.ts'
import { atSeat, type Pair } from '../../vocabulary/seat.ts'
import type { SquadList } from '../../vocabulary/squad-list.ts'
import { stageKindOf } from '../reading/rounds.ts'
import { rulesOf } from '../reading/rules.ts'
import { scoreDoubts } from '../reading/score-doubts.ts'
import { wayIn } from '../reading/scoring-of.ts'
import type { Warning } from '../spine/decision.ts'
import type { EventState, Match } from '../spine/state.ts'

/** A result that stands although the document leaves no room for it: probably a slip of the pen. */
export const resultDoubts = (
  state: EventState,
  match: Match,
  result: Result,
): readonly Warning[] => {
  const { round, table, players } = match
  const doubt = wayIn(state.created, stageKindOf(state, round)).doubt(result)
  const listOf = (seat: 0 | 1) => state.lists.get(players[seat])?.list ?? null
  const lists: Pair<SquadList | null> = [listOf(0), listOf(1)]
  return [
    ...(doubt === null ? [] : [{ ...doubt, table }]),
    ...scoreDoubts(rulesOf(state.created), lists, result).map(
      ({ seat, ...unreachable }): Warning => ({
        code: 'score-unreachable',
        table,
        player: atSeat(players, seat),
        ...unreachable,
      }),
    ),
  ]
}
