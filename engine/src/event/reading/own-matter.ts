import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import type { Refusal } from '../spine/answers.ts'
import type { Ask } from '../spine/ask.ts'
import type { EventState, Match } from '../spine/state.ts'

/** Players speak for themselves only; whoever runs the desk hands in a slip for anybody. */
export const isOwnMatter = ({ by }: Ask, player: PlayerId): boolean =>
  by.role !== 'player' || by.player === player

/** A published match that concerns whoever asks. */
export const ownMatch = (
  state: EventState,
  id: MatchId,
  ask: Ask,
): Match | { readonly refusal: Refusal } => {
  const match = state.matches.get(id)
  if (match === undefined) return { refusal: { code: 'unknown-match', match: id } }
  const { round, table, players } = match
  if (state.rounds[round - 1]?.status === 'paired') {
    return { refusal: { code: 'round-not-published', round } }
  }
  return players.some((player) => isOwnMatter(ask, player))
    ? match
    : { refusal: { code: 'not-your-match', match: id, table } }
}
