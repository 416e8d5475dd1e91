import type { MatchId } from '@topcut/engine'
import type { Trouble } from '../../state/sending/outbox.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import type { Workplace } from '../workplace.ts'

/** What became of the result that was sent for this match; other tables do not hear of it. */
export const useEntering = (
  { entering }: Workplace,
  match: MatchId,
): 'sending' | Trouble | undefined => useStateOf(entering, (sent) => sent.get(match))
