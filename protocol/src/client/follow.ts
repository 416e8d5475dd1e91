import type { Ask, ClientOptions } from './ask.ts'
import { failed, type Problem, type Reply } from './reply.ts'

/** One message of the live connection: what has changed, and the entry it came with. */
type LiveMessage = {
  readonly event: string
  readonly id?: string
  readonly data: unknown
}

type Following = {
  /** `leaders` follow the log, everybody else what changes in the public views. */
  readonly audience?: 'leaders' | 'public'
  /** The last entry that is known already. */
  readonly after?: number
  readonly signal?: AbortSignal
}

const messageIn = (block: string): LiveMessage | null => {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trimStart()] as const
    }),
  )
  const [event, data, id] = [fields.get('event'), fields.get('data'), fields.get('id')]
  if (data === undefined) return null
  return {
    event: event ?? 'message',
    ...(id === undefined ? {} : { id }),
    data: JSON.parse(data),
  }
}

async function* messagesOf(response: Response): AsyncGenerator<LiveMessage> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    while (reader !== undefined) {
      const { value, done } = await reader.read()
      if (done) return
      const blocks = (rest + value).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const message = messageIn(block)
        if (message !== null && message.event !== 'beat') yield message
      }
    }
  } finally {
    // Left open, it would keep a program running that has heard enough.
    await reader?.cancel().catch(() => {})
  }
}

const first = 500
const longest = 15_000
/** What does not get better by asking again. */
const isFinal = ({ code, status = 0 }: Problem): boolean =>
  code === 'not-topcut' || (status >= 400 && status < 500 && status !== 429)

const usualPause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * Follows an event for as long as somebody listens. A lost connection is taken up again where it
 * ended; only what no further try can mend is handed on, and is the last there is.
 */
export const followBy = (ask: Ask, { pause = usualPause }: Pick<ClientOptions, 'pause'>) =>
  async function* (
    event: string,
    { audience = 'public', after, signal }: Following = {},
  ): AsyncGenerator<Reply<LiveMessage>> {
    let [last, wait] = [after === undefined ? '' : `${after}`, first]
    const isOver = () => signal?.aborted === true
    while (!isOver()) {
      const known = last === '' ? '' : `&after=${last}`
      const path = `/api/events/${encodeURIComponent(event)}/live?audience=${audience}${known}`
      const never = new AbortController().signal
      const reply = await ask.raw({ path, signal: signal ?? never })
      if (reply.ok) {
        try {
          for await (const message of messagesOf(reply.value)) {
            wait = first
            if (audience === 'leaders' && message.id !== undefined) last = message.id
            yield { ok: true, value: message }
          }
        } catch {
          // Cut off: taken up again below.
        }
      } else if (isFinal(reply.problem)) {
        if (!isOver()) yield failed(reply.problem)
        return
      }
      if (isOver()) return
      await pause(wait)
      wait = Math.min(wait * 2, longest)
    }
  }
