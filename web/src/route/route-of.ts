import { type EventId, eventId, type MatchId, matchId } from '@topcut/engine'

/** The pages of one event, by the last part of their address. */
export const eventPages = [
  'clock',
  'embed',
  'judge',
  'me',
  'overlay',
  'poster',
  'print',
  'public',
  'register',
  'verify',
  'wall',
] as const
export type EventPage = (typeof eventPages)[number]

export type Route = { readonly page: 'missing' } | Addressed

type Addressed =
  | { readonly page: 'start' | 'sign-in' | 'account' }
  | { readonly page: 'desk' | EventPage; readonly event: EventId }
  /** Where the code on a result slip leads. */
  | { readonly page: 'match'; readonly event: EventId; readonly match: MatchId }

const id = '[A-Za-z0-9._:~-]+'
const eventPath = new RegExp(`^/events/(${id})(?:/([a-z]+))?(?:/(${id}))?/?$`)

const isEventPage = (text: string): text is EventPage =>
  (eventPages as readonly string[]).includes(text)

export const routeOf = (path: string): Route => {
  if (path === '/' || path === '') return { page: 'start' }
  if (path === '/in') return { page: 'sign-in' }
  if (path === '/account') return { page: 'account' }
  const [, event, page, match] = eventPath.exec(path) ?? []
  if (event === undefined) return { page: 'missing' }
  const of = eventId(event)
  if (page === undefined) return { page: 'desk', event: of }
  if (match !== undefined) {
    return page === 'match'
      ? { page: 'match', event: of, match: matchId(match) }
      : { page: 'missing' }
  }
  return isEventPage(page) ? { page, event: of } : { page: 'missing' }
}

/** The address of a page; `routeOf` reads it. */
export const pathOf = (route: Addressed): string => {
  switch (route.page) {
    case 'start':
      return '/'
    case 'sign-in':
      return '/in'
    case 'account':
      return '/account'
    case 'desk':
      return `/events/${route.event}`
    case 'match':
      return `/events/${route.event}/match/${route.match}`
    default:
      return `/events/${route.event}/${route.page}`
  }
}

export const pathOfEvent = (event: EventId, page: 'desk' | EventPage = 'desk'): string =>
  pathOf({ page, event })
