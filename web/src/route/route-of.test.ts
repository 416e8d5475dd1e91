import { describe, expect, it } from 'vitest'
import { routeOf } from './route-of.ts'

describe('an address', () => {
  it.each([
    ['/', { page: 'start' }],
    ['/in', { page: 'sign-in' }],
    ['/events/v0k3', { page: 'desk', event: 'v0k3' }],
    ['/events/v0k3/', { page: 'desk', event: 'v0k3' }],
    ['/events/v0k3/clock', { page: 'clock', event: 'v0k3' }],
    ['/events/', { page: 'missing' }],
    ['/events/a/b', { page: 'missing' }],
    ['/events/%3Cscript%3E', { page: 'missing' }],
    ['/nowhere', { page: 'missing' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route)
  })
})
