import type { FastifyRequest } from 'fastify'

const loopback = /^(127\.|::1$|::ffff:127\.)/

/** Others on the same network can listen: a stolen cookie alone must not be enough. */
export const isOverheard = ({ protocol, ip }: FastifyRequest): boolean =>
  protocol !== 'https' && !loopback.test(ip)

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
