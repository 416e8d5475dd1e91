import type { Route } from './route-of.ts'

/**
 * The document that holds a page. A phone must not load the desk, so players and spectators have
 * documents of their own; the server knows them by the same addresses.
 */
type PageEntry = 'index' | 'phone' | 'public' | 'verify'

const entries: { readonly [P in Route['page']]: PageEntry } = {
  start: 'index',
  account: 'index',
  desk: 'index',
  clock: 'index',
  judge: 'index',
  print: 'index',
  poster: 'index',
  'sign-in': 'phone',
  me: 'phone',
  register: 'phone',
  match: 'phone',
  public: 'public',
  embed: 'public',
  overlay: 'public',
  verify: 'verify',
  wall: 'public',
  missing: 'index',
}

export const entryOf = ({ page }: Route): PageEntry => entries[page]
