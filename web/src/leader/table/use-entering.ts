import type { MatchId } from '@topcut/engine'
import { useCallback } from 'react'
import { useStateOf } from '../../state/use-state-of.ts'
import type { Session } from '../session.ts'
import type { Trouble } from '../trouble-note.tsx'

/** What became of the result that was sent for this match; other tables do not hear of it. */
export const useEntering = (
  { entering }: Session,
  match: MatchId,
): 'sending' | Trouble | undefined => {
  const get = useCallback(() => entering.get().get(match), [entering, match])
  return useStateOf({ get, subscribe: entering.subscribe })
}
