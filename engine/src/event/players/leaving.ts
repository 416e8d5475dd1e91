import type { PlayerId } from '../../vocabulary/ids.ts'
import { placeLeftEmpty } from '../cut/place-after-cut.ts'
import { isBracket, matchOfPlayer, openRound, stageKindOf } from '../reading/rounds.ts'
import { wayIn } from '../reading/scoring-of.ts'
import { discardPairing } from '../rounds/discard-pairing.ts'
import type { Fact } from '../spine/answers.ts'
import type { Warning } from '../spine/decision.ts'
import type { EventState } from '../spine/state.ts'
import { takenPlaces, waitingList } from './places-in-hall.ts'

/** The round a leaving player still takes part in, and what happens to a match that is running. */
type EndOfPlay = { readonly after: number; readonly facts: readonly Fact[] }

export const endOfPlay = (
  state: EventState,
  player: PlayerId,
  when: 'now' | 'after-round',
): EndOfPlay => {
  const round = openRound(state)
  const before = { after: lastRoundOf(state, player), facts: [] }
  if (round === null || round.status === 'paired') return before
  const match = matchOfPlayer(state, round, player)
  if (when === 'after-round' || match === null || match.result !== null) return before
  const by = match.players[0] === player ? 'first' : 'second'
  // In a bracket the opponent moves on as with a bye; in Swiss rounds leaving is conceding.
  const result = isBracket(stageKindOf(state, round.number))
    ? ({ ending: 'withdrawal', by } as const)
    : wayIn(state.created, 'swiss').concession(by)
  return { ...before, facts: [{ kind: 'result-entered', match: match.match, result }] }
}

/** Whoever never took part, or left before, does not take part in the rounds up to now. */
const lastRoundOf = (state: EventState, player: PlayerId): number => {
  const before = state.players.get(player)
  if (before?.status === 'registered' || before?.status === 'waiting') return 0
  if (before?.status === 'dropped') return before.lastRound ?? 0
  return state.rounds.filter((round) => round.status !== 'paired').length
}

/** Everything that happens when a player goes, of their own accord or not. */
export type Leaving = { readonly facts: readonly Fact[]; readonly warnings: readonly Warning[] }

const leave = (
  state: EventState,
  player: PlayerId,
  when: 'now' | 'after-round',
  gone: (after: number) => Fact,
): Leaving => {
  const { after, facts } = endOfPlay(state, player, when)
  const discarded = discardPairing(state)
  return {
    facts: [...discarded.facts, ...facts, gone(after)],
    warnings: [
      ...discarded.warnings,
      ...placeLeftEmpty(state, player),
      ...placeFreed(state, player),
    ],
  }
}

/** Before the start a place goes to who has waited longest, unless there were too many anyway. */
const placeFreed = (state: EventState, player: PlayerId): readonly Warning[] => {
  const [next] = waitingList(state)
  const { capacity, players, stages } = state
  const isPlace = stages.length === 0 && players.get(player)?.status === 'registered'
  if (next === undefined || !isPlace) return []
  const isOver = capacity !== null && takenPlaces(state) > capacity
  return isOver ? [] : [{ code: 'place-free', next: next.player }]
}

export const drop = (state: EventState, player: PlayerId, when: 'now' | 'after-round'): Leaving =>
  leave(state, player, when, (after) => ({ kind: 'player-dropped', player, after }))

export const disqualify = (
  state: EventState,
  player: PlayerId,
  when: 'now' | 'after-round',
  reason: string,
): Leaving =>
  leave(state, player, when, (after) => ({ kind: 'player-disqualified', player, after, reason }))
