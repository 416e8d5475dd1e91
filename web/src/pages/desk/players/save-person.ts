import type { PlayerId } from '@topcut/engine'
import type { Person, PersonRequest } from '@topcut/protocol'
import type { Answered } from '../../../sending/outbox.ts'
import { request } from '../../../sending/request.ts'
import type { Session } from '../session.ts'

/** Who somebody is, kept beside the log; waits its turn, for it may be about somebody just sent. */
export const savePerson = async (
  { event, live, outbox }: Session,
  player: PlayerId,
  person: PersonRequest,
): Promise<Answered<Person>> => {
  const path = `/api/events/${event}/people/${encodeURIComponent(player)}`
  const reply = await outbox.inTurn(() => request<Person>('PUT', path, person))
  if (reply.kind === 'ok') live.takeAnswer({ entries: [], warnings: [], people: [reply.body] })
  return reply
}
