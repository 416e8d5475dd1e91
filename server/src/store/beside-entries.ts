import type { Warning } from '@topcut/engine'
import type { Person } from '@topcut/protocol'
import { storeFault } from './faults.ts'

/** What was right when it was stored and is not any more was damaged since: of its event alone. */
export const unreadableIn = (event: string, field: string, cause?: unknown) =>
  storeFault('unreadable-event', cause, { event, entry: null, fault: { field, fault: 'form' } })

const isPerson = (value: unknown): value is Person =>
  typeof value === 'object' &&
  value !== null &&
  'player' in value &&
  typeof value.player === 'string' &&
  'name' in value &&
  typeof value.name === 'string'

export const personFrom = (event: string, value: unknown): Person => {
  if (isPerson(value)) return value
  throw unreadableIn(event, 'person')
}

export const warningsFrom = (event: string, value: unknown): readonly Warning[] => {
  if (Array.isArray(value)) return value
  throw unreadableIn(event, 'warnings')
}
