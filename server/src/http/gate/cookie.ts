import type { FastifyReply, FastifyRequest } from 'fastify'
import { bearerToken } from './bearer.ts'

/**
 * Two names. The second one, over TLS, no other host and nothing that was sent in the clear can
 * set. A single name would lock people out: where a browser holds a secure cookie it takes no other
 * one of that name over plain HTTP, on the day the hall goes without TLS.
 */
const plainName = 'topcut'
const secureName = '__Host-topcut'
const longest = 90 * 24 * 60 * 60
/** By which a device is known again; it opens nothing. */
const deviceName = 'topcut-device'
const secureDeviceName = '__Host-topcut-device'
const year = 365 * 24 * 60 * 60

const isSecure = ({ protocol }: FastifyRequest): boolean => protocol === 'https'

/** What the browser has kept under a name. */
export const cookieOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const cookies = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  return cookies.find(([key]) => key === name)?.[1]
}

const tokenIn = (request: FastifyRequest, name: string): string | null => {
  const found = cookieOf(request, name)
  return found === undefined || found === '' || found.length > 100 ? null : found
}

/** The session's token, as the browser sends it back; whoever sends a program's is that alone. */
export const sessionToken = (request: FastifyRequest): string | null =>
  bearerToken(request) !== null
    ? null
    : ((isSecure(request) ? tokenIn(request, secureName) : null) ?? tokenIn(request, plainName))

export const deviceToken = (request: FastifyRequest): string | null =>
  (isSecure(request) ? tokenIn(request, secureDeviceName) : null) ?? tokenIn(request, deviceName)

/** Scripts cannot read it and other sites cannot send it. */
const cookie = (name: string, token: string, seconds: number): string =>
  [
    `${name}=${token}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${seconds}`,
    ...(name.startsWith('__Host-') ? ['Secure'] : []),
  ].join('; ')

const nameFor = (request: FastifyRequest): string => (isSecure(request) ? secureName : plainName)

export const setSession = (request: FastifyRequest, reply: FastifyReply, token: string) =>
  reply.header('set-cookie', cookie(nameFor(request), token, longest))

export const setDevice = (request: FastifyRequest, reply: FastifyReply, token: string) =>
  reply.header('set-cookie', cookie(isSecure(request) ? secureDeviceName : deviceName, token, year))

export const endSession = (request: FastifyRequest, reply: FastifyReply) => {
  reply.header('set-cookie', cookie(nameFor(request), '', 0))
  // What pages keep to work without a network goes with it; over plain HTTP browsers do not listen.
  if (isSecure(request)) reply.header('clear-site-data', '"storage"')
}

/**
 * Who signed in before there was TLS stays signed in, and the cookie that anybody could have read
 * on its way is gone: the next request in the clear would send it once more.
 */
export const moveSession = (request: FastifyRequest, reply: FastifyReply): void => {
  if (!isSecure(request)) return
  const before = tokenIn(request, plainName)
  if (before === null) return
  if (tokenIn(request, secureName) === null)
    reply.header('set-cookie', cookie(secureName, before, longest))
  reply.header('set-cookie', cookie(plainName, '', 0))
}
