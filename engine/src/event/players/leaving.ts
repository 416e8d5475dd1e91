import type { Way } from '../../scoring/way.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Score } from '../../vocabulary/result.ts'
import { placeAfterCut, placeGivenUp } from '../cut/place-after-cut.ts'
import { resultRefusal } from '../reading/result-refusal.ts'
import { isActive, isBracket, openRound, runningMatch, stageKindOf } from '../reading/rounds.ts'
import { rulesOf } from '../reading/rules.ts'
import { wayIn } from '../reading/scoring-of.ts'
import { discardPairing } from '../rounds/discard-pairing.ts'
import type { Fact, Refusal } from '../spine/answers.ts'
import type { Warning } from '../spine/decision.ts'
import type { EventState, Match } from '../spine/state.ts'
import { takenPlaces, waitingList } from './places-in-hall.ts'

/** At once or after the round, and what stood on the table until then. */
type Going = { readonly when: 'now' | 'after-round'; readonly score?: Score | undefined }

/** Everything that happens when a player goes, of their own accord or not. */
export type Leaving =
  | { readonly refusal: Refusal }
  | {
      readonly refusal: null
      readonly facts: readonly Fact[]
      readonly warnings: readonly Warning[]
    }

const nothing: Leaving = { refusal: null, facts: [], warnings: [] }

/** The running match is given up with what stands on its table; nothing where none is running. */
export const giveUpMatch = (
  state: EventState,
  player: PlayerId,
  score: Score | undefined,
): Leaving => {
  const match = runningMatch(state, player)
  const counts =
    match?.result === null ? wayIn(state.created, stageKindOf(state, match.round)) : null
  if (score !== undefined && (counts?.concessionScore ?? null) === null) {
    return { refusal: { code: 'score-not-needed', player } }
  }
  if (match === null || counts === null) return nothing
  const by = match.players[0] === player ? 'first' : 'second'
  const result = counts.concession(by, score)
  const refusal = resultRefusal(state, match, result)
  if (refusal !== null) return { refusal }
  return {
    refusal: null,
    facts: [{ kind: 'result-entered', match: match.match, result }],
    warnings: score === undefined ? assumed(state, match, counts) : [],
  }
}

/** What is taken for granted where nobody says how far the match had come. */
const assumed = (state: EventState, { table }: Match, counts: Way): readonly Warning[] => {
  const rule = counts.concessionScore
  if (rule !== null) return [{ code: 'score-assumed', table, score: [0, 0], rule }]
  if (counts.games === 1) return []
  return [
    { code: 'games-assumed', table, rule: counts.pointsRule(rulesOf(state.created).readings) },
  ]
}

/** What leaving does to the running match: in a bracket the opponent moves on as with a bye. */
const leaveMatch = (state: EventState, player: PlayerId, { when, score }: Going): Leaving => {
  const match = when === 'now' ? runningMatch(state, player) : null
  const isOpen = match !== null && match.result === null
  if (isOpen && !isBracket(stageKindOf(state, match.round))) {
    return giveUpMatch(state, player, score)
  }
  if (score !== undefined) return { refusal: { code: 'score-not-needed', player } }
  if (!isOpen) return nothing
  const by = match.players[0] === player ? 'first' : 'second'
  const result = { ending: 'withdrawal', by } as const
  return { ...nothing, facts: [{ kind: 'result-entered', match: match.match, result }] }
}

/** Whoever never took part, or left before, does not take part in the rounds up to now. */
const lastRoundOf = (state: EventState, player: PlayerId): number => {
  const before = state.players.get(player)
  if (before?.status === 'registered' || before?.status === 'waiting') return 0
  if (before?.status === 'dropped') return before.lastRound ?? 0
  return state.rounds.filter((round) => round.status !== 'paired').length
}

const leave = (
  state: EventState,
  player: PlayerId,
  going: Going,
  gone: (after: number) => Fact,
): Leaving => {
  const place = placeAfterCut(state, player)
  const playsOn = going.when === 'after-round' && openRound(state)?.status === 'published'
  if (place.refusal === null && isActive(state, player) && !playsOn) {
    // Before the first match after the cut nobody is left without an opponent: the next moves up.
    if (going.score !== undefined) return { refusal: { code: 'score-not-needed', player } }
    const { declined, after, warnings } = placeGivenUp(state, player, place)
    return { refusal: null, facts: [declined, gone(after)], warnings }
  }
  const left = leaveMatch(state, player, going)
  if (left.refusal !== null) return left
  const discarded = discardPairing(state)
  return {
    refusal: null,
    facts: [...discarded.facts, ...left.facts, gone(lastRoundOf(state, player))],
    warnings: [...discarded.warnings, ...left.warnings, ...placeFreed(state, player)],
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

export const drop = (state: EventState, player: PlayerId, going: Going): Leaving =>
  leave(state, player, going, (after) => ({ kind: 'player-dropped', player, after }))

export const disqualify = (
  state: EventState,
  player: PlayerId,
  going: Going,
  reason: string,
): Leaving =>
  leave(state, player, going, (after) => ({ kind: 'player-disqualified', player, after, reason }))
