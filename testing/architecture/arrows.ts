/** Who may import whom: the drawing in ARCHITECTURE.md as data. Adding a room means adding a line. */
type Arrows = Readonly<Record<string, readonly string[]>>

export const workspaces: Arrows = {
  engine: [],
  cards: ['engine'],
  protocol: ['engine'],
  exchange: ['engine', 'protocol'],
  server: ['engine', 'cards', 'protocol', 'exchange'],
  web: ['engine', 'protocol', 'exchange'],
  cli: ['engine', 'cards', 'protocol', 'exchange', 'server'],
  bench: ['engine', 'cards', 'protocol', 'server'],
}

const below = [
  'vocabulary',
  'matching',
  'chance',
  'cards',
  'people',
  'scoring',
  'structure',
  'legality',
  'standings',
  'pairing',
  'regulations',
]

/** The engine's rooms. Regulations are data: what else they name, they name type-only. */
export const rooms: Arrows = {
  vocabulary: [],
  matching: [],
  chance: [],
  people: ['vocabulary'],
  scoring: ['vocabulary', 'chance'],
  structure: ['vocabulary'],
  cards: ['vocabulary'],
  legality: ['vocabulary', 'cards'],
  standings: ['vocabulary', 'chance'],
  pairing: ['vocabulary', 'standings', 'matching', 'chance'],
  regulations: ['vocabulary'],
  event: below,
  views: [...below, 'event'],
  record: [...below, 'event', 'views'],
}

/** Rooms whose type-only imports may reach every other room. */
export const typesFromEverywhere: readonly string[] = ['regulations']

/** What the subjects of an event ask of each other; the spine and reading are there for all. */
export const subjects: Arrows = {
  leaders: [],
  tables: [],
  calls: [],
  clock: [],
  cut: [],
  'set-up': ['leaders'],
  missions: ['set-up'],
  luck: [],
  rounds: ['set-up', 'leaders', 'tables', 'missions', 'luck'],
  players: ['cut', 'rounds', 'tables'],
  results: ['cut', 'rounds', 'players'],
  material: ['players'],
  rulings: ['players', 'results'],
  lists: ['players', 'results', 'rounds'],
}

const besidePages = ['state', 'words', 'route', 'ui', 'parts', 'leader']

/** The rooms of the pages. What stands in no folder puts them together. */
export const webRooms: Arrows = {
  state: [],
  offline: ['state'],
  words: ['state'],
  route: ['state'],
  ui: ['state', 'words', 'route'],
  parts: ['words', 'ui'],
  leader: ['state', 'words', 'route', 'ui', 'parts'],
  pages: besidePages,
}

/** Pages of those who do not hold the event: they would load the engine and the desk with it. */
export const pagesWithoutLog: readonly string[] = ['overlay', 'phone', 'public', 'sign-in', 'wall']
