import { openCell } from '../cell/cell.ts'

export const pathOfEvent = (event: string): string => `/events/${event}`

export const path = openCell(window.location.pathname)

window.addEventListener('popstate', () => path.set(window.location.pathname))

export const goTo = (next: string): void => {
  window.history.pushState(null, '', next)
  window.scrollTo(0, 0)
  path.set(window.location.pathname)
}
