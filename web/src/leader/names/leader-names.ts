import type { EventId } from '@topcut/engine'
import type { LeaderNamesAnswer } from '@topcut/protocol'
import { request } from '../../state/sending/request.ts'
import { openState } from '../../state/state.ts'

/** What the leaders of this event are called; empty for everybody who may not know. */
export const leaderNames = openState<LeaderNamesAnswer['leaders']>([])

export const loadLeaderNames = async (event: EventId): Promise<void> => {
  const reply = await request<LeaderNamesAnswer>('GET', `/api/events/${event}/leaders`)
  if (reply.kind === 'ok') leaderNames.set(reply.body.leaders)
}
