import type { MatchId } from '@topcut/engine'
import type { Trouble } from '../../state/sending/outbox.ts'
import type { Watched } from '../../state/state.ts'
import { useStateOf } from '../../state/use-state-of.ts'

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

/** What became of the result that was sent for this match; other tables do not hear of it. */
export const useEntering = (
  { entering }: { readonly entering: Watched<Entering> },
  match: MatchId,
): 'sending' | Trouble | undefined => useStateOf(entering, (sent) => sent.get(match))
