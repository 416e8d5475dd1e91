import { createHash } from 'node:crypto'
import type { EventId } from '@topcut/engine'

/** Comes from the command's id, so that a creation sent twice finds the event it has made. */
export const eventIdFor = (command: string): EventId => {
  const bytes = createHash('sha256').update(command).digest().subarray(0, 12)
  return Array.from(bytes, (byte) => (byte % 32).toString(32)).join('') as EventId
}
