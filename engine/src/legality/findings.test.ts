import { describe, expect, it } from 'vitest'
import { day } from '../vocabulary/instant.ts'
import { clause } from '../vocabulary/rule.ts'
import { checkNames, checks } from './checks/catalogue.ts'
import type { SquadClauses } from './clauses.ts'
import { damageDecksOn } from './damage-decks.ts'
import type { Circumstances } from './finding.ts'
import { checkSquad } from './findings.ts'
import { initiativeDecider } from './initiative.ts'
import { isMirrorMatch } from './mirror-match.ts'
import { type Ship, type Squad, shipPoints, squadPoints } from './squad.ts'

/** A document that never was: everything the published ones do otherwise. */
const clauses: SquadClauses = {
  list: clause('ODD-1', { required: 'by-event', contents: ['ships', 'damage-deck'] }),
  pointCap: clause('ODD-2', 40),
  factions: clause('ODD-3', [
    { faction: 'red', includes: ['pink', 'rose'] },
    { faction: 'blue', includes: [] },
  ]),
  oneFaction: clause('ODD-4', ['card', 'token', 'model', 'dial']),
  obstacles: clause('ODD-5', { count: 2, different: false, pool: ['rock', 'tree'] }),
  damageDecks: clause('ODD-6', [
    { deck: 'old', from: null, before: null },
    { deck: 'new', from: day('2020-01-01'), before: null },
  ]),
  barredMarks: clause('ODD-7', []),
  noProxies: clause('ODD-8', []),
  release: clause('ODD-9', { fromReleaseIn: ['here'], elsewhere: 'organizers-list' }),
  excludedShows: clause('ODD-10', []),
  locked: clause('ODD-11', ['ships', 'obstacles', 'damage-deck']),
  mirrorMatch: clause('ODD-12', 'own-faction'),
  initiative: clause('ODD-13', { decides: 'lower-total', equal: 'lot' }),
}

const ship: Ship = {
  kind: 'ship',
  name: 'Ship',
  points: 20,
  product: null,
  marks: ['epic'],
  proxies: ['card', 'model'],
  factions: { card: 'red' },
  size: 'large',
  hull: 8,
  shields: 5,
  attack: 3,
  upgrades: [
    {
      kind: 'upgrade',
      name: 'Upgrade',
      points: -1,
      product: null,
      marks: [],
      proxies: [],
      faction: 'rose',
    },
  ],
}

const squad: Squad = {
  faction: 'red',
  ships: [ship, ship],
  total: 38,
  obstacles: ['rock', 'rock'],
  damageDeck: 'old',
}

const here: Circumstances = {
  date: day('2019-12-31'),
  region: 'here',
  organizersList: null,
  event: 'any',
  listsAsked: false,
  lockedSquad: null,
}

describe('a document with other clauses needs no other code', () => {
  it('finds nothing where nothing is barred', () => {
    expect(checkSquad(squad, clauses, here)).toEqual([])
  })

  it('asks for a list only where the organizer does', () => {
    expect(checkSquad(null, clauses, here)).toEqual([])
    expect(checkSquad(null, clauses, { ...here, listsAsked: true })).toEqual([
      { code: 'list-missing', rule: 'ODD-1', severity: 'must' },
    ])
  })

  it('misses what this list has to say and nothing else', () => {
    const silent = { ...squad, total: null, obstacles: null, damageDeck: null }
    expect(checkSquad(silent, clauses, here)).toEqual([
      { code: 'list-incomplete', rule: 'ODD-1', severity: 'must', missing: 'damage-deck' },
    ])
  })

  it('holds every named part to the faction; an unnamed part has that of its card', () => {
    const painted = { ...ship, factions: { card: 'pink', dial: 'blue' } }
    expect(checkSquad({ ...squad, ships: [painted, ship] }, clauses, here)).toEqual([
      {
        code: 'other-faction',
        rule: 'ODD-4',
        severity: 'must',
        where: { ship: 0, name: 'Ship' },
        part: 'dial',
        faction: 'blue',
        squad: 'red',
      },
    ])
  })

  it('keeps the damage deck where it is locked', () => {
    const later = { ...here, date: day('2020-01-01'), lockedSquad: squad }
    expect(checkSquad({ ...squad, damageDeck: 'new' }, clauses, later)).toEqual([
      { code: 'squad-changed', rule: 'ODD-11', severity: 'must', part: 'damage-deck' },
    ])
  })

  it('leaves a choice where two damage decks are in force', () => {
    expect(damageDecksOn(day('2019-12-31'), clauses)).toEqual(['old'])
    expect(damageDecksOn(day('2020-01-01'), clauses)).toEqual(['old', 'new'])
  })

  it('tells smaller factions apart where the document does', () => {
    expect(isMirrorMatch('red', 'pink', clauses)).toBe(false)
    expect(isMirrorMatch('pink', 'pink', clauses)).toBe(true)
  })

  it('draws a lot where the document does not toss a coin', () => {
    expect(initiativeDecider([40, 40], clauses)).toBe('lot')
  })
})

describe('every check', () => {
  it('is in the catalogue under its own name, once', () => {
    expect(Object.keys(checks).toSorted()).toEqual([...checkNames].toSorted())
  })

  it('is asked, and findings come in the order of the catalogue', () => {
    const wrong: Squad = {
      faction: 'green',
      ships: [{ ...ship, points: 60, factions: { card: 'blue' } }],
      total: 1,
      obstacles: ['bush'],
      damageDeck: 'none',
    }
    expect(checkSquad(wrong, clauses, { ...here, lockedSquad: squad })).toMatchObject([
      { rule: 'ODD-2', code: 'over-point-cap', points: 59 },
      { rule: 'ODD-1', code: 'total-differs', total: 1, points: 59 },
      { rule: 'ODD-3', code: 'faction-not-offered' },
      { rule: 'ODD-4', part: 'card' },
      { rule: 'ODD-4', part: 'token' },
      { rule: 'ODD-4', part: 'model' },
      { rule: 'ODD-4', part: 'dial' },
      { rule: 'ODD-3', code: 'other-faction', faction: 'rose' },
      { rule: 'ODD-5', code: 'obstacle-count', count: 1, needed: 2 },
      { rule: 'ODD-5', code: 'obstacle-unknown', obstacle: 'bush' },
      { rule: 'ODD-6', code: 'damage-deck-not-allowed', allowed: ['old'] },
      { rule: 'ODD-11', part: 'ships' },
      { rule: 'ODD-11', part: 'obstacles' },
      { rule: 'ODD-11', part: 'damage-deck' },
    ])
  })
})

it('adds a ship and its upgrades up', () => {
  expect(shipPoints(ship)).toBe(19)
  expect(squadPoints(squad)).toBe(38)
})
