import type { PlayerId } from '@topcut/engine'
import type { Person, PersonRequest } from '@topcut/protocol'
import type { Session } from '../../../leader/session.ts'
import type { Answered } from '../../../state/sending/outbox.ts'
import { request } from '../../../state/sending/request.ts'

const pathOf = ({ event }: Session, player: PlayerId): string =>
  `/api/events/${event}/people/${encodeURIComponent(player)}`

/** Who somebody is, kept beside the log; waits its turn, for it may be about somebody just sent. */
export const savePerson = async (
  session: Session,
  player: PlayerId,
  person: PersonRequest,
): Promise<Answered<Person>> => {
  const path = pathOf(session, player)
  const reply = await session.outbox.inTurn(() => request<Person>('PUT', path, person))
  if (reply.kind === 'ok') {
    session.live.takeAnswer({ entries: [], warnings: [], people: [reply.body] })
  }
  return reply
}

/** Behind a correction that still waits, which would bring the name back. */
export const erasePerson = async (session: Session, player: PlayerId): Promise<Answered<null>> => {
  const path = pathOf(session, player)
  const reply = await session.outbox.inTurn(() => request<null>('DELETE', path))
  if (reply.kind === 'ok') session.live.takeErased([player])
  return reply
}
