import { createHash } from 'node:crypto'
import type { EventId } from '@topcut/engine'

/**
 * A UUID (RFC 9562, version 8) for an event or a part of it. Readers and calendars know an entry by
 * it: the same from every machine and address that the event is ever shown at.
 */
export const stableId = (event: EventId, part = ''): string => {
  const bytes = createHash('sha256').update(`topcut ${event} ${part}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
