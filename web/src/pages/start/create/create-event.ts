import type { CommandId, EventId, Refusal } from '@topcut/engine'
import type { CommandRequest, Created, CreateRequest } from '@topcut/protocol'
import { newId } from '../../../state/sending/new-id.ts'
import { type Reply, request } from '../../../state/sending/request.ts'
import type { CreateEvent } from './creation.ts'

type CreateReply =
  | { readonly kind: 'created'; readonly event: EventId }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'problem'; readonly detail: string }

type Answered<T> = Exclude<Reply<T>, { readonly kind: 'unreachable' }>

/** Sent again under the same id until there is an answer: it is done once. */
const postUntilAnswered = async <T>(
  path: string,
  body: CreateRequest | CommandRequest,
  isLost: () => void,
): Promise<Answered<T>> => {
  for (;;) {
    const reply = await request<T>('POST', path, body)
    if (reply.kind !== 'unreachable') return reply
    isLost()
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

/** Makes an event and says which tables of the hall are its own. */
export const createEvent = async (
  command: CreateEvent,
  firstTable: number,
  isLost: () => void,
): Promise<CreateReply> => {
  const created = await postUntilAnswered<Created>(
    '/api/events',
    { id: newId() as CommandId, command },
    isLost,
  )
  if (created.kind !== 'ok') return created
  const { event } = created.body
  if (firstTable > 1) {
    const tables = { kind: 'set-tables', first: firstTable, closed: [] } as const
    const body = { id: newId() as CommandId, command: tables }
    // What is refused here can be set at the desk; the event is there.
    await postUntilAnswered(`/api/events/${event}/commands`, body, isLost)
  }
  return { kind: 'created', event }
}
