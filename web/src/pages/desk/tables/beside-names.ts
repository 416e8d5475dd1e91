import type { Pair } from '@topcut/engine'
import {
  type EventState,
  isBracket,
  type PlayerId,
  type Round,
  type TableRow,
} from '@topcut/engine'
import { standingsBefore } from './standings-before.ts'

const isBracketRound = (state: EventState, round: Round): boolean =>
  isBracket(state.stages[round.stage]?.plan.kind ?? 'swiss')

/** What stands beside the names at a table: tournament points before the round, or seeds. */
export const besideNames = (
  state: EventState,
  round: Round,
): ((row: Pick<TableRow, 'players' | 'seeds'>) => Pair<string>) => {
  if (isBracketRound(state, round)) {
    return ({ seeds }) => (seeds === undefined ? ['', ''] : [`#${seeds[0]}`, `#${seeds[1]}`])
  }
  const lines = new Map(standingsBefore(state, round).map((line) => [line.player, line]))
  const points = (player: PlayerId) => `${lines.get(player)?.tournamentPoints ?? 0}`
  return ({ players }) => [points(players[0]), points(players[1])]
}
