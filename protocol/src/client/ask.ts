import { failed, type Problem, type Reply } from './reply.ts'

/** What a client needs of the world around it. */
export type ClientOptions = {
  /** Where the server is: `https://hall.example:8080`. */
  readonly url: string
  /** The token of a program; without one only what everybody may see. */
  readonly token?: string
  /** Of the sentences in problems; English without one. */
  readonly language?: string
  readonly fetch: typeof fetch
  /** Waits between two tries; a test hands in one that does not. */
  readonly pause?: (milliseconds: number) => Promise<void>
}

type Wish = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly body?: unknown
  /** The body as it is, where it is a file. */
  readonly text?: string
  readonly signal?: AbortSignal
}

export type Ask = {
  /** The answer as it comes in, or why there is none; nothing of the body has been read. */
  readonly raw: (wish: Wish) => Promise<Reply<Response>>
  readonly json: <T>(wish: Wish) => Promise<Reply<T>>
  readonly text: (wish: Wish) => Promise<Reply<string>>
}

/** A server that has gone without a word must not keep anybody waiting for ever. */
const patience = 30_000

const isProblem = (type: string): boolean => /^application\/problem\+json\b/.test(type)

const problemIn = async (response: Response): Promise<Problem> => {
  const { status, headers } = response
  const told = isProblem(headers.get('content-type') ?? '')
    ? await response.json().catch(() => null)
    : null
  const { code, detail } = (told ?? {}) as Partial<Problem>
  if (typeof code !== 'string') return { code: 'not-topcut', detail: '', status }
  return { ...(told as Problem), code, detail: detail ?? '', status }
}

const reasonOf = (fault: unknown): string => {
  const { cause } = fault as { readonly cause?: { readonly code?: string } }
  return cause?.code ?? (fault instanceof Error ? fault.message : `${fault}`)
}

/** Asks a server over HTTP. `fetch` is handed in: a browser, Node and a test have their own. */
export const openAsk = ({ url, token, language = 'en', fetch: get }: ClientOptions): Ask => {
  const base = url.replace(/\/+$/, '')

  const raw: Ask['raw'] = async ({ method = 'GET', path, body, text, signal }) => {
    const sent = text ?? (body === undefined ? undefined : JSON.stringify(body))
    try {
      const response = await get(`${base}${path}`, {
        method,
        redirect: 'error',
        headers: {
          'accept-language': language,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(sent === undefined ? {} : { body: sent }),
        signal: signal ?? AbortSignal.timeout(patience),
      })
      return response.ok ? { ok: true, value: response } : failed(await problemIn(response))
    } catch (fault) {
      return failed({ code: 'unreachable', detail: reasonOf(fault) })
    }
  }

  const read =
    <T>(take: (response: Response) => Promise<T>) =>
    async (wish: Wish): Promise<Reply<T>> => {
      const reply = await raw(wish)
      if (!reply.ok) return reply
      try {
        return { ok: true, value: await take(reply.value) }
      } catch (fault) {
        // Cut off half-way, or a page where data were expected.
        const code = fault instanceof SyntaxError ? 'not-topcut' : 'unreachable'
        return failed({ code, detail: reasonOf(fault), status: reply.value.status })
      }
    }

  return {
    raw,
    json: read((response) => response.json()) as Ask['json'],
    text: read((response) => response.text()),
  }
}
