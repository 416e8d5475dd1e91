import { type EventState, isBracket, type Match, rulesOf, type Seat } from '@topcut/engine'
import type { Setting } from '../../parts/result/draft.ts'

/** Who plays the light side by the pairing; null where somebody chooses, or there are no sides. */
const lightSeat = ({ side, players }: Match): Seat | null => {
  if (side === undefined || !('light' in side)) return null
  return side.light === players[0] ? 'first' : 'second'
}

const known = new WeakMap<Match, Setting>()

/** What a result at this table is typed and scored by; the same for as long as the table is. */
export const tableSetting = (state: EventState, match: Match): Setting => {
  const { scoring: rules } = rulesOf(state.created).regulation
  const round = state.rounds[match.round - 1]
  const stage = state.stages[round?.stage ?? 0]?.plan.kind ?? 'swiss'
  const scoring = isBracket(stage) ? rules.elimination : rules.swiss
  const before = known.get(match)
  if (before?.scoring === scoring && before.stage === stage) return before
  const setting = { scoring, stage, game: match.game ?? null, light: lightSeat(match) }
  known.set(match, setting)
  return setting
}
