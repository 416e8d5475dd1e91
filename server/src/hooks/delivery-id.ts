import { createHash } from 'node:crypto'
import type { EventId } from '@topcut/engine'

/** Made of what it is about, not of luck: sent again after a power cut it is still the same. */
export const deliveryId = (hook: string, event: EventId, about: number | string): string => {
  const text = `topcut delivery ${hook} ${event} ${about}`
  return `msg_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`
}
