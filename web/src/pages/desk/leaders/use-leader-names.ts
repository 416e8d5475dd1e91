import type { EventId, LeaderId } from '@topcut/engine'
import { useEffect, useMemo } from 'react'
import { useWho } from '../../../access/use-who.ts'
import { useCell } from '../../../cell/use-cell.ts'
import { whenLookedAtAgain } from '../../../live/looked-at-again.ts'
import { invitations, loadInvitations } from './invitations.ts'
import { leaderNames, loadLeaderNames } from './leader-names.ts'
import { leaderNamesFrom } from './leader-names-from.ts'

export const useLeaderNames = (event: EventId): ReadonlyMap<LeaderId, string> => {
  const who = useWho()
  const grants = useCell(invitations)
  const called = useCell(leaderNames)
  // Only organizers may know whom they have let in; others would ask in vain.
  const mayAsk =
    typeof who !== 'string' &&
    (who.account !== null ||
      who.grants.some((grant) => grant.event === event && grant.role === 'organizer'))
  useEffect(() => {
    invitations.set([])
    if (mayAsk) void loadInvitations(event)
  }, [event, mayAsk])
  useEffect(() => {
    leaderNames.set([])
    const load = () => void loadLeaderNames(event)
    load()
    return whenLookedAtAgain(load)
  }, [event])
  return useMemo(() => leaderNamesFrom(called, grants, who), [called, grants, who])
}
