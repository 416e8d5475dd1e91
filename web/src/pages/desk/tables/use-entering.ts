import type { MatchId } from '@topcut/engine'
import { useCallback } from 'react'
import { useCell } from '../../../cell/use-cell.ts'
import { useDesk } from '../desk-context.ts'
import type { Trouble } from '../trouble-note.tsx'

/** What became of the result that was sent for this match; other tables do not hear of it. */
export const useEntering = (match: MatchId): 'sending' | Trouble | undefined => {
  const { entering } = useDesk().session
  const get = useCallback(() => entering.get().get(match), [entering, match])
  return useCell({ get, subscribe: entering.subscribe })
}
