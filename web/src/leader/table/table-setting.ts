import { type EventState, isBracket, type Match, rulesOf, type Seat } from '@topcut/engine'
import type { Setting } from '../../parts/result/typing/draft.ts'

/** Who plays the light side by the pairing; null where somebody chooses, or there are no sides. */
const lightSeat = ({ side, players }: Match): Seat | null => {
  if (side === undefined || !('light' in side)) return null
  return side.light === players[0] ? 'first' : 'second'
}

/** What a result at this table is typed and scored by. */
export const tableSetting = (state: EventState, match: Match): Setting => {
  const { scoring } = rulesOf(state.created).regulation
  const round = state.rounds[match.round - 1]
  const stage = state.stages[round?.stage ?? 0]?.plan.kind ?? 'swiss'
  return {
    scoring: isBracket(stage) ? scoring.elimination : scoring.swiss,
    stage,
    game: match.game ?? null,
    light: lightSeat(match),
  }
}
