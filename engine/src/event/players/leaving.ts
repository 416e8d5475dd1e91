import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Result } from '../../vocabulary/result.ts'
import type { Seat } from '../../vocabulary/seat.ts'
import { matchOfPlayer, openRound } from '../reading/rounds.ts'
import { rulesOf } from '../reading/rules.ts'
import { isBracket, stageKindOf } from '../reading/stage-kinds.ts'
import type { Fact } from '../spine/answers.ts'
import type { EventState } from '../spine/state.ts'

/** The round a leaving player still takes part in, and what happens to a match that is running. */
type Leaving = { readonly after: number; readonly facts: readonly Fact[] }

export const leaving = (
  state: EventState,
  player: PlayerId,
  when: 'now' | 'after-round',
): Leaving => {
  const round = openRound(state)
  const before = { after: lastRoundOf(state, player), facts: [] }
  if (round === null || round.status === 'paired') return before
  const match = matchOfPlayer(state, round, player)
  if (when === 'after-round' || match === null || match.result !== null) return before
  const by = match.players[0] === player ? 'first' : 'second'
  // In a bracket the opponent moves on as with a bye; in Swiss rounds leaving is conceding.
  const result = isBracket(stageKindOf(state, round.number))
    ? ({ ending: 'withdrawal', by } as const)
    : concessionOf(state, by)
  return { ...before, facts: [{ kind: 'result-entered', match: match.match, result }] }
}

/** Giving up as this document records it: scores that stood on the table, or the match. */
const concessionOf = (state: EventState, by: Seat): Result => {
  const { method, endings } = rulesOf(state.created).regulation.scoring.swiss
  if (method === 'destroyed-points') return { ending: 'concession', by, score: [0, 0] }
  return { ending: endings.value.includes('concession') ? 'concession' : 'match-loss', by }
}

/** Whoever never took part, or left before, does not take part in the rounds up to now. */
const lastRoundOf = (state: EventState, player: PlayerId): number => {
  const before = state.players.get(player)
  if (before?.status === 'registered' || before?.status === 'waiting') return 0
  if (before?.status === 'dropped') return before.lastRound ?? 0
  return state.rounds.filter((round) => round.status !== 'paired').length
}
