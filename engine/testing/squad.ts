import type { SquadClauses } from '../src/legality/clauses.ts'
import { checkSquad } from '../src/legality/findings.ts'
import type { Ship, Squad } from '../src/legality/squad.ts'
import { day } from '../src/vocabulary/instant.ts'

export const ship = (given: Partial<Ship> = {}): Ship => ({
  kind: 'ship',
  name: 'Ship',
  points: 50,
  product: { name: 'Expansion', released: day('2015-08-25'), show: null },
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

/** A squad nobody could object to, but for what a test changes. */
export const anySquad = (given: Partial<Squad> = {}): Squad => {
  const ships = given.ships ?? [ship(), ship()]
  return {
    faction: 'rebel',
    total: ships.reduce((sum, { points }) => sum + points, 0),
    obstacles: ['coreasteroid0', 'core2asteroid5', 'vt49decimatordebris2'],
    damageDeck: 'original',
    ...given,
    ships,
  }
}

export const squadFindings = (squad: Squad, clauses: SquadClauses) =>
  checkSquad(squad, clauses, {
    date: day('2016-11-12'),
    region: 'europe',
    organizersList: null,
    event: null,
    listsAsked: true,
    lockedSquad: null,
  })
