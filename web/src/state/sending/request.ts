import type { Refusal } from '@topcut/engine'
import { language } from '../language.ts'
import { hearServerTime } from '../live/server-clock.ts'
import { askPassphrase } from './asked-passphrase.ts'

export type Reply<T> =
  | { readonly kind: 'ok'; readonly body: T }
  /** The rules say no. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The server says no for another reason, in a sentence of the reader's language. */
  | { readonly kind: 'problem'; readonly code: string; readonly detail: string }
  /** No answer: what was sent may or may not have arrived. */
  | { readonly kind: 'unreachable' }

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A server that has gone without a word must not keep a command waiting for ever. */
const patience = 10_000
const comeBackLater = new Set([502, 503, 504])

const problemOf = (body: unknown): Exclude<Reply<never>, { kind: 'ok' }> => {
  const { refusal, code, detail } = (body ?? {}) as {
    readonly refusal?: Refusal
    readonly code?: string
    readonly detail?: string
  }
  if (refusal !== undefined) return { kind: 'refused', refusal }
  return { kind: 'problem', code: code ?? 'fault', detail: detail ?? '' }
}

/** Where others can listen in, some things are asked for again with the passphrase. */
export const request = async <T>(
  method: Method,
  path: string,
  body?: unknown,
): Promise<Reply<T>> => {
  let reply = await requestOnce<T>(method, path, body)
  let isAsked = reply.kind === 'problem' && reply.code === 'passphrase-needed'
  while (isAsked && reply.kind === 'problem') {
    const passphrase = await askPassphrase(reply.detail)
    if (passphrase === null) return reply
    reply = await requestOnce<T>(method, path, body, passphrase)
    isAsked = reply.kind === 'problem' && reply.code === 'wrong-passphrase'
  }
  return reply
}

const requestOnce = async <T>(
  method: Method,
  path: string,
  body: unknown,
  passphrase?: string,
): Promise<Reply<T>> => {
  const asked = Date.now()
  try {
    const response = await fetch(path, {
      method,
      headers: {
        'accept-language': language.get(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        // Headers carry ASCII only.
        ...(passphrase === undefined
          ? {}
          : { 'topcut-passphrase': encodeURIComponent(passphrase) }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    })
    if (comeBackLater.has(response.status)) return { kind: 'unreachable' }
    hearServerTime(response.headers.get('date'), asked, Date.now())
    const answer: unknown = response.status === 204 ? null : await response.json()
    return response.ok ? { kind: 'ok', body: answer as T } : problemOf(answer)
  } catch {
    return { kind: 'unreachable' }
  }
}
