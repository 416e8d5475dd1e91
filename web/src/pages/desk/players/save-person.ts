import type { PlayerId } from '@topcut/engine'
import type { Person, PersonRequest } from '@topcut/protocol'
import { type Reply, request } from '../../../sending/request.ts'
import type { Session } from '../session.ts'

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 2_000))

/** Who somebody is, kept beside the log; tried again until the server has answered. */
export const savePerson = async (
  { event, live }: Session,
  player: PlayerId,
  person: PersonRequest,
): Promise<Exclude<Reply<Person>, { kind: 'unreachable' }>> => {
  const path = `/api/events/${event}/people/${encodeURIComponent(player)}`
  for (;;) {
    const reply = await request<Person>('PUT', path, person)
    if (reply.kind === 'ok') live.takeAnswer({ entries: [], warnings: [], people: [reply.body] })
    if (reply.kind !== 'unreachable') return reply
    await pause()
  }
}
