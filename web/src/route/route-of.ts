import { type EventId, eventId } from '@topcut/engine'

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'desk'; readonly event: EventId }
  | { readonly page: 'missing' }

export const routeOf = (path: string): Route => {
  if (path === '/' || path === '') return { page: 'start' }
  const event = /^\/events\/([A-Za-z0-9._:~-]+)\/?$/.exec(path)?.[1]
  return event === undefined ? { page: 'missing' } : { page: 'desk', event: eventId(event) }
}
