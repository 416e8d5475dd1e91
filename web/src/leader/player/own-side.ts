import {
  type EventState,
  earnedIn,
  type Match,
  type Outcome,
  type Pair,
  type PlayerId,
} from '@topcut/engine'

/** How a match went for one of its two: the own score comes first, whichever seat it was. */
export const ownSide = (
  state: EventState,
  match: Match,
  player: PlayerId,
): { readonly outcome: Outcome | null; readonly score: Pair<number> | null } => {
  const { result, players } = match
  const seat = players[0] === player ? 0 : 1
  const score = result !== null && 'score' in result ? (result.score ?? null) : null
  return {
    outcome: earnedIn(state, match)?.[seat].outcome ?? null,
    score: score === null || seat === 0 ? score : [score[1], score[0]],
  }
}
