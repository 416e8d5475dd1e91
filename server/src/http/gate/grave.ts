import type { FastifyRequest } from 'fastify'

const loopback = /^(127\.|::1$|::ffff:127\.)/

/** Sent from the machine the server runs on: whoever sits there could read its data as well. */
export const isOnTheMachine = ({ ip }: FastifyRequest): boolean => loopback.test(ip)

/** Others on the same network can listen: a stolen cookie alone must not be enough. */
export const isOverheard = (request: FastifyRequest): boolean =>
  request.protocol !== 'https' && !isOnTheMachine(request)

const passphraseHeader = 'topcut-passphrase'

/** Headers carry ASCII only; a passphrase may hold anything. */
export const passphraseOf = ({ headers }: FastifyRequest): string | null => {
  const sent = headers[passphraseHeader]
  if (typeof sent !== 'string' || sent.length > 1000) return null
  try {
    return decodeURIComponent(sent)
  } catch {
    return null
  }
}
