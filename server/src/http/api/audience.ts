/** Whom a route is for, as the description says it. */
export const audiences = {
  everybody: 'For everybody.',
  accounts: 'For accounts.',
  owner: 'For the owner of the server.',
  'event-owner': 'For the owner of the event.',
  organizers: 'For the organizers of the event.',
  leaders: 'For leaders and scorekeepers of the event.',
  players: 'For players of the event.',
  roles: 'For whoever has the role that it needs in the event.',
} as const

export type Audience = keyof typeof audiences
