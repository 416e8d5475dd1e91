import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'topcut'
const longest = 90 * 24 * 60 * 60

/** What the browser has kept under a name. */
export const cookieOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const cookies = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  return cookies.find(([key]) => key === name)?.[1]
}

/** The session's token, as the browser sends it back. */
export const sessionToken = (request: FastifyRequest): string | null => {
  const found = cookieOf(request, name)
  return found === undefined || found === '' || found.length > 100 ? null : found
}

/** Scripts cannot read it and other sites cannot send it. */
const cookie = (request: FastifyRequest, token: string, seconds: number): string =>
  [
    `${name}=${token}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${seconds}`,
    ...(request.protocol === 'https' ? ['Secure'] : []),
  ].join('; ')

export const setSession = (request: FastifyRequest, reply: FastifyReply, token: string) =>
  reply.header('set-cookie', cookie(request, token, longest))

export const endSession = (request: FastifyRequest, reply: FastifyReply) =>
  reply.header('set-cookie', cookie(request, '', 0))
