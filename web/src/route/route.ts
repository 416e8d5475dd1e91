import { openState } from '../state/state.ts'
import { entryOf } from './entry-of.ts'
import { routeOf } from './route-of.ts'

export const path = openState(window.location.pathname)

window.addEventListener('popstate', () => path.set(window.location.pathname))

export const goTo = (next: string): void => {
  const { pathname } = new URL(next, window.location.href)
  // Another document: this one does not hold the page.
  if (entryOf(routeOf(pathname)) !== entryOf(routeOf(window.location.pathname))) {
    window.location.assign(next)
    return
  }
  window.history.pushState(null, '', next)
  window.scrollTo(0, 0)
  path.set(window.location.pathname)
}
