import { describe, expect, it } from 'vitest'
import { entryOf } from './entry-of.ts'
import { pathOf, routeOf } from './route-of.ts'

describe('an address', () => {
  it.each([
    ['/', { page: 'start' }, 'index'],
    ['/account', { page: 'account' }, 'index'],
    ['/in', { page: 'sign-in' }, 'phone'],
    ['/j/K4R7NX', { page: 'missing' }, 'index'],
    ['/events/v0k3', { page: 'desk', event: 'v0k3' }, 'index'],
    ['/events/v0k3/', { page: 'desk', event: 'v0k3' }, 'index'],
    ['/events/v0k3/clock', { page: 'clock', event: 'v0k3' }, 'index'],
    ['/events/v0k3/judge', { page: 'judge', event: 'v0k3' }, 'index'],
    ['/events/v0k3/me', { page: 'me', event: 'v0k3' }, 'phone'],
    ['/events/v0k3/me/', { page: 'me', event: 'v0k3' }, 'phone'],
    ['/events/v0k3/match/m1', { page: 'match', event: 'v0k3', match: 'm1' }, 'phone'],
    ['/events/v0k3/wall', { page: 'wall', event: 'v0k3' }, 'public'],
    ['/events/v0k3/embed', { page: 'embed', event: 'v0k3' }, 'public'],
    ['/events/v0k3/overlay', { page: 'overlay', event: 'v0k3' }, 'public'],
    ['/events/v0k3/verify', { page: 'verify', event: 'v0k3' }, 'verify'],
    ['/events/v0k3/me/m1', { page: 'missing' }, 'index'],
    ['/events/v0k3/match', { page: 'missing' }, 'index'],
    ['/events/', { page: 'missing' }, 'index'],
    ['/events/a/b', { page: 'missing' }, 'index'],
    ['/events/%3Cscript%3E', { page: 'missing' }, 'index'],
    ['/nowhere', { page: 'missing' }, 'index'],
  ])('%s', (path, route, entry) => {
    expect(routeOf(path)).toEqual(route)
    expect(entryOf(routeOf(path))).toBe(entry)
  })

  it.each(['/', '/in', '/account', '/events/v0k3', '/events/v0k3/clock', '/events/v0k3/match/m1'])(
    '%s is written as it is read',
    (path) => {
      const route = routeOf(path)
      expect(route.page === 'missing' ? null : pathOf(route)).toBe(path)
    },
  )
})
