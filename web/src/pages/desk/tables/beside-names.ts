import type { Pair } from '@topcut/engine'
import {
  type EventState,
  type PlayerId,
  type Round,
  type Standing,
  standingsOf,
  type TableRow,
} from '@topcut/engine'

const pointsBefore = (state: EventState, round: Round): ReadonlyMap<PlayerId, Standing> =>
  new Map(standingsOf(state, round.number - 1).map((line) => [line.player, line]))

export const isEliminationRound = (state: EventState, round: Round): boolean =>
  state.stages[round.stage]?.plan.kind === 'elimination'

/** What stands beside the names at a table: tournament points before the round, or seeds. */
export const besideNames = (
  state: EventState,
  round: Round,
): ((row: Pick<TableRow, 'players' | 'seeds'>) => Pair<string>) => {
  if (isEliminationRound(state, round)) {
    return ({ seeds }) => (seeds === undefined ? ['', ''] : [`#${seeds[0]}`, `#${seeds[1]}`])
  }
  const lines = pointsBefore(state, round)
  const points = (player: PlayerId) => `${lines.get(player)?.tournamentPoints ?? 0}`
  return ({ players }) => [points(players[0]), points(players[1])]
}
