import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'topcut'
const longest = 90 * 24 * 60 * 60

/** The session's token, as the browser sends it back. */
export const sessionToken = ({ headers }: FastifyRequest): string | null => {
  const cookies = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  const found = cookies.find(([key]) => key === name)?.[1]
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
