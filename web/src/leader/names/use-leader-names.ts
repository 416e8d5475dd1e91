import type { EventId, LeaderId } from '@topcut/engine'
import type { LeaderNamesAnswer } from '@topcut/protocol'
import { useEffect, useMemo } from 'react'
import { whenLookedAtAgain } from '../../state/live/looked-at-again.ts'
import { request } from '../../state/sending/request.ts'
import { openState } from '../../state/state.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { useWho } from '../../state/who.ts'
import { invitations, loadInvitations } from './invitations.ts'
import { leaderNamesFrom } from './leader-names-from.ts'

/** What the leaders of this event are called; empty for everybody who may not know. */
const leaderNames = openState<LeaderNamesAnswer['leaders']>([])

const loadLeaderNames = async (event: EventId): Promise<void> => {
  const reply = await request<LeaderNamesAnswer>('GET', `/api/events/${event}/leaders`)
  if (reply.kind === 'ok') leaderNames.set(reply.body.leaders)
}

export const useLeaderNames = (event: EventId): ReadonlyMap<LeaderId, string> => {
  const who = useWho()
  const grants = useStateOf(invitations)
  const called = useStateOf(leaderNames)
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
