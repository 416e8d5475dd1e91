import { openFragment } from '../../route/fragment.ts'

/** The five pages at a thumb's reach, and those that open from them. */
export const tabs = ['match', 'standings', 'record', 'needs', 'list'] as const
export type Tab = (typeof tabs)[number]
const pages = [
  'report',
  'set-up',
  'their-list',
  'call',
  'material',
  'leave',
  'menu',
  'sign-out',
  'team',
] as const
export type Place = Tab | (typeof pages)[number]

const places: readonly string[] = [...tabs, ...pages]

export const isTab = (place: Place): place is Tab => (tabs as readonly string[]).includes(place)

const placeIn = (name: string): Place => (places.includes(name) ? (name as Place) : 'match')

export const place = openFragment(placeIn)

const toTop = () => window.scrollTo(0, 0)
window.addEventListener('hashchange', toTop)
window.addEventListener('popstate', () => {
  place.look()
  toTop()
})

export const goToPlace = (next: Place): void => place.go(next)
