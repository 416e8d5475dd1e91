import type { Trouble } from '../../../state/sending/outbox.ts'
import type { Reply } from '../../../state/sending/request.ts'
import type { DeskWords } from '../../../words/desk.ts'

/** Why the server did not do it; null where it did. */
export const replyTrouble = ({ term }: DeskWords, reply: Reply<unknown>): Trouble | null => {
  if (reply.kind === 'ok') return null
  if (reply.kind !== 'unreachable') return reply
  return { kind: 'problem', code: 'unreachable', detail: term('connection-lost') }
}
