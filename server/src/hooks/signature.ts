import { createHmac, randomBytes } from 'node:crypto'
import type { Instant } from '@topcut/engine'

const prefix = 'whsec_'

export const newSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`

type Signed = { readonly id: string; readonly at: Instant; readonly body: string }

/**
 * The headers of Standard Webhooks: whoever holds the secret knows that it was us, that nothing was
 * changed on the way, and, by the time, that nobody sends an old message again.
 */
export const signedHeaders = (
  secrets: readonly string[],
  { id, at, body }: Signed,
): { readonly [header: string]: string } => {
  const seconds = `${Math.floor(at / 1000)}`
  const signed = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': signed.join(' '),
  }
}
