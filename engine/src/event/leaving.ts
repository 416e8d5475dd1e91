import type { Fact } from '../log/fact.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import { stageKindOf } from './ledger-of.ts'
import { matchOfPlayer, openRound } from './rounds.ts'
import type { EventState } from './state.ts'

/** The round a leaving player still takes part in, and what happens to a match that is running. */
export type Leaving = { readonly after: number; readonly facts: readonly Fact[] }

export const leaving = (
  state: EventState,
  player: PlayerId,
  when: 'now' | 'after-round',
): Leaving => {
  const round = openRound(state)
  const before = { after: state.rounds.length, facts: [] }
  if (round === null) return before
  if (round.status === 'paired') return { after: state.rounds.length - 1, facts: [] }
  const match = matchOfPlayer(state, round, player)
  if (when === 'after-round' || match === null || match.result !== null) return before
  const by = match.players[0] === player ? 'first' : 'second'
  // In a bracket the opponent moves on as with a bye; in Swiss rounds leaving is conceding.
  const result =
    stageKindOf(state, round.number) === 'elimination'
      ? ({ ending: 'withdrawal', by } as const)
      : ({ ending: 'concession', by, score: [0, 0] } as const)
  return { ...before, facts: [{ kind: 'result-entered', match: match.match, result }] }
}
