import { alsoOf, type Command, type CommandId, type EventId, type Refusal } from '@topcut/engine'
import type { CommandRequest, Created, CreateRequest } from '@topcut/protocol'
import { newId } from '../../../state/sending/new-id.ts'
import { type Reply, request } from '../../../state/sending/request.ts'
import type { Copied } from './copied.ts'
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

type Besides = Pick<Copied, 'tables' | 'details' | 'capacity'> & {
  /** Nobody else sees it until it is shown. */
  readonly isDraft: boolean
}

const furtherCommands = ({ tables, details, capacity }: Besides): readonly Command[] => [
  ...(tables.first > 1 || tables.closed.length > 0
    ? [{ kind: 'set-tables', ...tables } as const]
    : []),
  ...(Object.keys(details).length > 0 ? [{ kind: 'set-details', details } as const] : []),
  ...(capacity === null ? [] : [{ kind: 'set-capacity', players: capacity } as const]),
]

/** Makes an event, with its tables of the hall and what was laid down for one like it. */
export const createEvent = async (
  command: CreateEvent,
  besides: Besides,
  isLost: () => void,
): Promise<CreateReply> => {
  const id = newId() as CommandId
  const created = await postUntilAnswered<Created>('/api/events', { id, command }, isLost)
  if (created.kind !== 'ok') return created
  const { event } = created.body
  for (const one of furtherCommands(besides)) {
    // Of the same press: undo at the desk takes all of it back, or none.
    const body = { id: alsoOf(id, newId().slice(0, 8)), command: one }
    // What is refused here can be set at the desk; the event is there.
    await postUntilAnswered(`/api/events/${event}/commands`, body, isLost)
  }
  if (besides.isDraft) {
    await request('PUT', `/api/events/${event}/keeping`, { isHidden: true, isArchived: false })
  }
  return { kind: 'created', event }
}
