import type { Setting } from '../../scoring/way.ts'
import type { EventState, Match } from '../spine/state.ts'
import { roundLength } from './round-length.ts'
import { isBracket, stageKindOf } from './rounds.ts'
import { sideReason } from './sides.ts'

/** What a game of a bracket is judged by that only this game has: its clock and its sides. */
export const matchSetting = (
  state: EventState,
  match: Match,
): Pick<Setting, 'untimed' | 'light'> => {
  const round = state.rounds[match.round - 1]
  if (round === undefined || !isBracket(stageKindOf(state, match.round))) return {}
  const { minutes, rule } = roundLength(state, round)
  const reason = sideReason(state, match)
  const player = match.side !== undefined && 'light' in match.side ? match.side.light : null
  return {
    ...(minutes === null ? { untimed: rule } : {}),
    ...(player === null || reason === null
      ? {}
      : {
          light: {
            player,
            seat: match.players[0] === player ? ('first' as const) : ('second' as const),
            rule: reason.rule,
          },
        }),
  }
}
