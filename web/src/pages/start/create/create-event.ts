import type { Command, CommandId, Details, EventId, Refusal } from '@topcut/engine'
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

type Besides = {
  readonly firstTable: number
  readonly details: Details
  /** Nobody else sees it until it is shown. */
  readonly isDraft: boolean
}

/** Makes an event, with its tables of the hall and what was laid down for one like it. */
export const createEvent = async (
  command: CreateEvent,
  { firstTable, details, isDraft }: Besides,
  isLost: () => void,
): Promise<CreateReply> => {
  const created = await postUntilAnswered<Created>(
    '/api/events',
    { id: newId() as CommandId, command },
    isLost,
  )
  if (created.kind !== 'ok') return created
  const { event } = created.body
  const further: readonly Command[] = [
    ...(firstTable > 1 ? [{ kind: 'set-tables', first: firstTable, closed: [] } as const] : []),
    ...(Object.keys(details).length > 0 ? [{ kind: 'set-details', details } as const] : []),
  ]
  for (const one of further) {
    const body = { id: newId() as CommandId, command: one }
    // What is refused here can be set at the desk; the event is there.
    await postUntilAnswered(`/api/events/${event}/commands`, body, isLost)
  }
  if (isDraft) {
    await request('PUT', `/api/events/${event}/keeping`, { isHidden: true, isArchived: false })
  }
  return { kind: 'created', event }
}
