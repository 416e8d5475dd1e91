import type { App } from '../routes/door.ts'
import type { Example, Examples } from './examples.ts'

const mostOfList = 3
const longestText = 4_000

/** A long list shows no more than a short one. */
const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, mostOfList).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one)]))
}

const textOf = (payload: unknown): string =>
  Buffer.isBuffer(payload) ? payload.toString() : typeof payload === 'string' ? payload : ''

const answerOf = (type: string, payload: unknown): Pick<Example, 'type' | 'answer'> => {
  if (type === '') return {}
  const isText = /json|text|xml|svg|calendar/.test(type)
  if (!isText) return { type }
  const text = textOf(payload)
  const answer = /json/.test(type) ? shortened(JSON.parse(text)) : text.slice(0, longestText)
  return { type, answer }
}

const kindOf = (body: unknown): string | undefined =>
  (body as { readonly command?: { readonly kind?: string } } | null)?.command?.kind

const commands = 'POST /api/events/:event/commands'
/** Granted, or refused by the rules: well formed either way. */
const judged = [200, 403, 409, 422]

/** Keeps the first granted request to each route with its answer, as an example of it. */
export const listenIn = (app: App) => {
  const heard = new Map<string, Example>()
  const kinds = new Map<string, unknown>()
  const names = new Map<string, string>()
  let tokens = 0

  app.addHook('onSend', async (request, reply, payload) => {
    const { method, body } = request
    const route = `${method} ${request.routeOptions.url}`
    const status = reply.statusCode
    const kind = route === commands ? kindOf(body) : undefined
    if (kind !== undefined && judged.includes(status) && !kinds.has(kind)) kinds.set(kind, body)
    if (status >= 300 || heard.has(route) || method === 'HEAD') return payload
    const type = `${reply.getHeader('content-type') ?? ''}`.split(';', 1)[0] ?? ''
    const read = typeof body === 'string' ? JSON.parse(body) : body
    const sent = Buffer.isBuffer(read) ? null : read
    heard.set(route, {
      url: request.url,
      status,
      ...answerOf(status === 204 ? '' : type, payload),
      ...(reply.getHeader('etag') === undefined ? {} : { hasTag: true }),
      ...(sent === undefined || sent === null ? {} : { request: sent }),
    })
    return payload
  })

  /** What was made by chance has another name in every run. */
  const named = (examples: Examples): Examples => {
    const text = JSON.stringify(examples, (key, value) => {
      if (typeof value !== 'string') return value
      if (key !== 'token' || names.has(value)) return value
      tokens += 1
      names.set(value, `token-${tokens}`)
      return value
    })
    const renamed = [...names].reduce((now, [from, to]) => now.replaceAll(from, to), text)
    return JSON.parse(renamed)
  }

  return {
    rename: (from: string, to: string) => void names.set(from, to),
    /** What never ends: its beginning. */
    live: async (path: string) => {
      const address = await app.listen({ port: 0, host: '127.0.0.1' })
      const end = new AbortController()
      const { body } = await fetch(`${address}${path}`, { signal: end.signal })
      let answer = ''
      for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
        answer += text
        if (answer.includes('data:')) break
      }
      end.abort()
      await app.close()
      const type = 'text/event-stream'
      heard.set('GET /api/events/:event/live', { url: path, status: 200, type, answer })
    },
    examples: (): Examples => {
      const all = [...heard].sort(([a], [b]) => (a < b ? -1 : 1))
      return named(
        Object.fromEntries(
          all.map(([route, example]) => [
            route,
            route === commands ? { ...example, requests: Object.fromEntries(kinds) } : example,
          ]),
        ),
      )
    },
  }
}
