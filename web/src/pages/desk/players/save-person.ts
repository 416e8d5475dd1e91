import type { PlayerId } from '@topcut/engine'
import type { Person, PersonRequest } from '@topcut/protocol'
import type { Workplace } from '../../../leader/workplace.ts'
import type { Answered } from '../../../state/sending/outbox.ts'
import { request } from '../../../state/sending/request.ts'

/** Where the server would refuse a name, a club, a number. */
export const longestName = 80

const pathOf = ({ event }: Workplace, player: PlayerId): string =>
  `/api/events/${event}/people/${encodeURIComponent(player)}`

/** Who somebody is, kept beside the log; waits its turn, for it may be about somebody just sent. */
export const savePerson = async (
  workplace: Workplace,
  player: PlayerId,
  person: PersonRequest,
): Promise<Answered<Person>> => {
  const path = pathOf(workplace, player)
  const reply = await workplace.outbox.inTurn(() => request<Person>('PUT', path, person))
  if (reply.kind === 'ok') {
    workplace.live.takeAnswer({ entries: [], warnings: [], people: [reply.body] })
  }
  return reply
}

/** Behind a correction that still waits, which would bring the name back. */
export const erasePerson = async (
  workplace: Workplace,
  player: PlayerId,
): Promise<Answered<null>> => {
  const path = pathOf(workplace, player)
  const reply = await workplace.outbox.inTurn(() => request<null>('DELETE', path))
  if (reply.kind === 'ok') workplace.live.takeErased([player])
  return reply
}
