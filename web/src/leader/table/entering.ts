import type { MatchId } from '@topcut/engine'
import type { Trouble } from '../../state/sending/outbox.ts'

/** What became of a result that was sent: on its way, or not taken. Granted ones stand in the log. */
export type Entering = ReadonlyMap<MatchId, 'sending' | Trouble>

export const withEntering = (
  before: Entering,
  match: MatchId,
  now: 'sending' | Trouble | null,
): Entering => {
  const after = new Map(before)
  if (now === null) after.delete(match)
  else after.set(match, now)
  return after
}
