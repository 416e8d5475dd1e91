import type { EventId } from '@topcut/engine'

export const laneField = 'lane'

/** Where the line that is being typed is kept. */
export const laneDraft = (event: EventId): string => `${event}.lane`
