import { lookup } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestTls } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { HookFault } from '@topcut/protocol'
import { numberIn } from './hook-url.ts'
import { wishedPause } from './patience.ts'
import { isPublicAddress } from './public-address.ts'

/** What came of one attempt: the status of an answer, or why there was none. */
export type Sent = {
  readonly answer: number | null
  readonly fault: HookFault | null
  /** Milliseconds the receiver wants to be left alone. */
  readonly wish: number
}

type Sending = {
  readonly url: string
  readonly headers: { readonly [header: string]: string }
  readonly body: string
}

type SendOptions = {
  /** Whether the own network may be reached. */
  readonly areLocalAllowed: boolean
  /** Milliseconds for all of it. */
  readonly deadline: number
}

export type Send = (sending: Sending, stop: AbortSignal) => Promise<Sent>

/** Of an answer nobody reads more. */
const largestAnswer = 4 * 1024

const notAllowed = 'ERR_TOPCUT_NOT_ALLOWED'

const refusal = (): NodeJS.ErrnoException => Object.assign(new Error(), { code: notAllowed })

/**
 * What is looked up is what is connected to. A name checked before and looked up again for the
 * connection could by then lead into the own network.
 */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (fault, found) => {
    if (fault !== null) return done(fault, '', 4)
    const open = found.filter(({ address }) => isPublicAddress(address))
    const [first] = open
    if (first === undefined) return done(refusal(), '', 4)
    return options.all === true ? done(null, open) : done(null, first.address, first.family)
  })
}

const faultOf = ({ code = '', name }: NodeJS.ErrnoException): HookFault => {
  if (code === notAllowed) return 'not-allowed'
  if (name === 'TimeoutError' || code === 'ETIMEDOUT') return 'timeout'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'no-address'
  if (code === 'ECONNREFUSED' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH') return 'refused'
  if (/CERT|TLS|SSL|EPROTO|SELF_SIGNED|UNABLE_TO/.test(code)) return 'tls'
  return 'broken'
}

/** One attempt. Redirections are not followed: they could lead where the address may not. */
export const openSend =
  ({ areLocalAllowed, deadline }: SendOptions): Send =>
  ({ url, headers, body }, stop) => {
    const to = new URL(url)
    const number = numberIn(to)
    const nowhere = (fault: HookFault): Sent => ({ answer: null, fault, wish: 0 })
    // A number is never looked up.
    if (!areLocalAllowed && number !== null && !isPublicAddress(number))
      return Promise.resolve(nowhere('not-allowed'))
    return new Promise((resolve) => {
      const request = to.protocol === 'https:' ? requestTls : requestPlain
      const timeout = AbortSignal.timeout(deadline)
      const sent = request(to, {
        method: 'POST',
        agent: false,
        signal: AbortSignal.any([timeout, stop]),
        headers: {
          ...headers,
          'content-type': 'application/json; charset=utf-8',
          'content-length': `${Buffer.byteLength(body)}`,
          'user-agent': 'Topcut',
        },
        ...(areLocalAllowed ? {} : { lookup: publicLookup }),
      })
      sent.on('error', (fault: NodeJS.ErrnoException) =>
        resolve(nowhere(timeout.aborted ? 'timeout' : faultOf(fault))),
      )
      sent.on('response', (answer) => {
        const { statusCode = 0 } = answer
        let length = 0
        answer.on('error', () => {})
        answer.on('data', (part: Buffer) => {
          length += part.length
          if (length > largestAnswer) answer.destroy()
        })
        resolve({
          answer: statusCode,
          fault: null,
          wish: wishedPause(answer.headers['retry-after']),
        })
      })
      sent.end(body)
    })
  }
