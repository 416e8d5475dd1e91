import type { Decision } from '../src/event/spine/decision.ts'
import { type Command, day, decide, emptyEvent, instant } from '../src/index.ts'

type CreateEvent = Extract<Command, { kind: 'create-event' }>

/** The answer to creating an event that is ordinary but for what a test changes. */
export const creating = (changed: Partial<CreateEvent>): Decision =>
  decide(emptyEvent, {
    command: {
      kind: 'create-event',
      name: 'An evening',
      regulation: 'x-wing/en-3.2',
      tier: 'casual',
      date: day('2015-10-03'),
      structure: { kind: 'open' },
      options: {},
      ...changed,
    },
    by: { role: 'organizer' },
    at: instant(1_443_860_000_000),
    entropy: 'hall',
  })
