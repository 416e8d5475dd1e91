import type { Circumstances } from '../src/legality/circumstances.ts'
import type { ListClauses } from '../src/legality/clauses.ts'
import { checkList } from '../src/legality/findings.ts'
import type { Product } from '../src/vocabulary/card.ts'
import type { Finding } from '../src/vocabulary/finding.ts'
import { day } from '../src/vocabulary/instant.ts'
import {
  type ListOf,
  type Ship,
  type SquadList,
  squadPoints,
  type Upgrade,
} from '../src/vocabulary/squad-list.ts'

/** A product that has been out everywhere for years, but for what a test changes. */
export const product = (given: Partial<Product> = {}): Product => ({
  name: 'Expansion',
  released: {
    german: day('2012-08-25'),
    english: day('2012-08-25'),
    polish: day('2012-08-25'),
    'north-american': day('2012-08-25'),
  },
  show: null,
  ...given,
})

export const ship = (given: Partial<Ship> = {}): Ship => ({
  kind: 'ship',
  name: 'Ship',
  points: 50,
  product: product(),
  marks: [],
  proxies: [],
  factions: { card: 'rebel' },
  size: 'small',
  hull: 3,
  shields: 2,
  attack: 3,
  upgrades: [],
  ...given,
})

export const upgrade = (given: Partial<Upgrade> = {}): Upgrade => ({
  kind: 'upgrade',
  name: 'Upgrade',
  points: 0,
  product: product(),
  marks: [],
  proxies: [],
  faction: null,
  ...given,
})

/** A squad nobody could object to, but for what a test changes. */
export const anySquad = (given: Partial<ListOf<'squad'>> = {}): ListOf<'squad'> => {
  const squad: ListOf<'squad'> = {
    kind: 'squad',
    faction: 'rebel',
    ships: [ship(), ship()],
    total: null,
    obstacles: ['coreasteroid0', 'core2asteroid5', 'vt49decimatordebris2'],
    damageDeck: 'original',
    ...given,
  }
  return { ...squad, total: squadPoints(squad), ...given }
}

/** An ordinary event, but for what a test changes. */
export const somewhere = (given: Partial<Circumstances> = {}): Circumstances => ({
  date: day('2015-10-03'),
  tier: 'casual',
  region: 'europe',
  organizersList: null,
  eventKind: null,
  admissions: [],
  releases: [],
  sleevesOrdered: false,
  lockedList: null,
  cards: null,
  ...given,
})

export const findingsOf = (
  list: SquadList,
  clauses: ListClauses,
  given: Partial<Circumstances> = {},
): readonly Finding[] => checkList(list, clauses, somewhere(given))

/** What was found and by which rule, in short: `proxy XWEN-31`; a question mark for *should*. */
export const foundIn = (
  list: SquadList,
  clauses: ListClauses,
  given: Partial<Circumstances> = {},
): readonly string[] =>
  findingsOf(list, clauses, given).map(
    ({ code, rule, severity }) => `${code} ${rule}${severity === 'should' ? '?' : ''}`,
  )
