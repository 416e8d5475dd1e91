import { openState } from '../../state/state.ts'

/** The five pages at a thumb's reach, and those that open from them. */
export const tabs = ['match', 'standings', 'record', 'needs', 'list'] as const
export type Tab = (typeof tabs)[number]
const pages = ['report', 'set-up', 'call', 'material', 'leave', 'menu'] as const
export type Place = Tab | (typeof pages)[number]

const places: readonly string[] = [...tabs, ...pages]

export const isTab = (place: Place): place is Tab => (tabs as readonly string[]).includes(place)

const placeIn = (hash: string): Place => {
  const name = hash.replace(/^#/, '')
  return places.includes(name) ? (name as Place) : 'match'
}

/** Behind the hash, so that the phone’s own way back works. */
export const place = openState<Place>(placeIn(window.location.hash))

/** Also for whoever comes from another page of this document: that is no change of the hash. */
export const readPlace = (): void => place.set(placeIn(window.location.hash))

const read = () => {
  readPlace()
  window.scrollTo(0, 0)
}
window.addEventListener('hashchange', read)
window.addEventListener('popstate', read)

export const goToPlace = (next: Place): void => {
  window.location.hash = next
}
