import { type EventId, eventId } from '@topcut/engine'

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'sign-in' }
  | { readonly page: 'desk' | 'clock'; readonly event: EventId }
  | { readonly page: 'missing' }

export const routeOf = (path: string): Route => {
  if (path === '/' || path === '') return { page: 'start' }
  if (path === '/in') return { page: 'sign-in' }
  const [, event, clock] = /^\/events\/([A-Za-z0-9._:~-]+)(\/clock)?\/?$/.exec(path) ?? []
  if (event === undefined) return { page: 'missing' }
  return { page: clock === undefined ? 'desk' : 'clock', event: eventId(event) }
}
