import type { EventId, LeaderId } from '@topcut/engine'
import { useEffect, useMemo } from 'react'
import { useWho } from '../../../access/use-who.ts'
import { useCell } from '../../../cell/use-cell.ts'
import { invitations, loadInvitations } from './invitations.ts'
import { leaderNamesFrom } from './leader-names-from.ts'

export const useLeaderNames = (event: EventId): ReadonlyMap<LeaderId, string> => {
  const who = useWho()
  const grants = useCell(invitations)
  useEffect(() => {
    invitations.set([])
    void loadInvitations(event)
  }, [event])
  return useMemo(() => leaderNamesFrom(grants, who), [grants, who])
}
