import type { TextPlace } from '@topcut/engine'

/** The places whose lines are something to be done before the start. */
export const checklistPlaces = [
  'documents',
  'venue',
  'seating',
  'kit',
] as const satisfies readonly TextPlace[]
