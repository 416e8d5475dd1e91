import {
  type EventState,
  isBracket,
  type ListOf,
  type Match,
  matchSetting,
  type Pair,
  type PlayerId,
  rulesOf,
  type Seat,
  sideReason,
} from '@topcut/engine'
import type { Setting } from '../../parts/result/draft.ts'
import { allDice } from '../../parts/result/ships.ts'

/** Who plays the light side by the pairing; null where somebody chooses, or there are no sides. */
const lightSeat = ({ side, players }: Match): Seat | null => {
  if (side === undefined || !('light' in side)) return null
  return side.light === players[0] ? 'first' : 'second'
}

const shipsOf = ({ lists }: EventState, player: PlayerId): ListOf<'squad'>['ships'] => {
  const list = lists.get(player)?.list
  return list?.kind === 'squad' ? list.ships : []
}

const isSamePair = (one: Pair<number> | null, other: Pair<number> | null): boolean =>
  one?.[0] === other?.[0] && one?.[1] === other?.[1]

const known = new WeakMap<Match, Setting>()

/** What a result at this table is typed and scored by; the same for as long as the table is. */
export const tableSetting = (state: EventState, match: Match): Setting => {
  const { scoring: rules } = rulesOf(state.created).regulation
  const round = state.rounds[match.round - 1]
  const stage = state.stages[round?.stage ?? 0]?.plan.kind ?? 'swiss'
  const scoring = isBracket(stage) ? rules.elimination : rules.swiss
  const [first, second] = match.players
  const dice = allDice([shipsOf(state, first), shipsOf(state, second)])
  const before = known.get(match)
  const isSame = before?.scoring === scoring && before.stage === stage
  if (isSame && isSamePair(before.dice ?? null, dice)) return before
  const setting = {
    scoring,
    stage,
    game: match.game ?? null,
    light: lightSeat(match),
    isUntimed: matchSetting(state, match).untimed !== undefined,
    sides: sideReason(state, match),
    dice,
  }
  known.set(match, setting)
  return setting
}
