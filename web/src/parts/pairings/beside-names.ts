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

export const down = '↓'

/** Where two are on different points, the arrow stands with the lower one. */
export const floated = ([first, second]: Pair<number>): Pair<string> => [
  `${first < second ? down : ''}${first}`,
  `${second < first ? down : ''}${second}`,
]

const group = (beside: Pair<string>): number =>
  Math.max(...beside.map((text) => Number(text.replace(down, ''))))

/** Whether another points group begins after this table; seeds are no points. */
export const endsGroup = (beside: Pair<string>, next: Pair<string> | null): boolean =>
  next !== null && !Number.isNaN(group(beside)) && group(beside) !== group(next)

/** What stands beside the names at a table: tournament points before the round, or seeds. */
export const besideNames = (
  state: EventState,
  round: Round,
): ((row: Pick<TableRow, 'players' | 'seeds'>) => Pair<string>) => {
  if (isBracketRound(state, round)) {
    return ({ seeds }) => (seeds === undefined ? ['', ''] : [`#${seeds[0]}`, `#${seeds[1]}`])
  }
  const lines = new Map(standingsBefore(state, round).map((line) => [line.player, line]))
  const points = (player: PlayerId) => lines.get(player)?.tournamentPoints ?? 0
  return ({ players }) => floated([points(players[0]), points(players[1])])
}
