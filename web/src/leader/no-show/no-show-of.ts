import { type Command, type EventState, matchesOf, openRound, type PlayerId } from '@topcut/engine'
import type { Parcel } from '../../state/sending/outbox.ts'

/** The result that says somebody did not come to the table; null where nobody waits there. */
export const noShowOf = (
  state: EventState,
  player: PlayerId,
): (Parcel & { readonly command: Extract<Command, { readonly kind: 'enter-result' }> }) | null => {
  const round = openRound(state)
  if (round?.status !== 'published') return null
  const match = matchesOf(state, round).find((one) => one.players.includes(player))
  if (match === undefined || match.result !== null) return null
  const by = match.players[0] === player ? 'first' : 'second'
  const result = { ending: 'no-show', by } as const
  return {
    command: { kind: 'enter-result', match: match.match, result },
    expects: match.revision,
  }
}
