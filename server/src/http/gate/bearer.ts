import type { FastifyRequest } from 'fastify'

const longest = 100

/** The token of a program, as it sends it with every request; null where none is sent. */
export const bearerToken = ({ headers }: FastifyRequest): string | null => {
  const [, token] = /^Bearer +([\w.~+/=-]+) *$/i.exec(headers.authorization ?? '') ?? []
  // Cut off rather than let through: whoever sends one is never taken for somebody else.
  return token === undefined ? null : token.slice(0, longest)
}
