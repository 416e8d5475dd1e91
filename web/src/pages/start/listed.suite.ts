import { eventId } from '@topcut/engine'
import type { ListedEvent } from '@topcut/protocol'

/** An event as the list has it, with whatever a test is about. */
export const listed = (name: string, more: Partial<ListedEvent> = {}): ListedEvent => ({
  event: eventId(name.replaceAll(' ', '-')),
  name,
  date: '2026-05-02',
  regulation: '',
  tier: 'casual',
  version: 1,
  status: 'to-come',
  round: 0,
  roundName: null,
  players: 0,
  capacity: null,
  waiting: 0,
  tables: null,
  until: null,
  start: null,
  venue: null,
  cancelled: null,
  isHidden: false,
  isArchived: false,
  isOwn: true,
  winner: null,
  waits: null,
  isHeld: false,
  ...more,
})
