import { describe, expect, it } from 'vitest'
import { anyArmy, card, deployment } from '../../testing/army.ts'
import { anyDecks, anyTeamDecks, setCard } from '../../testing/decks.ts'
import { anySquad, findingsOf, product, ship, somewhere, upgrade } from '../../testing/squad.ts'
import { day } from '../vocabulary/instant.ts'
import { clause } from '../vocabulary/rule.ts'
import {
  armyPoints,
  listKinds,
  type SquadList,
  shipPoints,
  squadPoints,
} from '../vocabulary/squad-list.ts'
import { checkNames, checks } from './checks/catalogue.ts'
import type { SquadClauses } from './clauses.ts'
import { damageDecksOn, withDamageDeck } from './damage-decks.ts'
import { entriesOf } from './entries.ts'
import { initiativeDecider } from './initiative.ts'
import { isMirrorMatch } from './mirror-match.ts'

/** A document that never was: everything the published ones do otherwise. */
const clauses: SquadClauses = {
  kind: 'squad',
  list: clause('ODD-1', { always: false, askedAt: [], contents: ['ships', 'damage-deck'] }),
  pointCap: clause('ODD-2', 40),
  cardLimits: clause('ODD-2', true),
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
  barredMarks: [],
  hugeShips: clause('ODD-7', 'epic'),
  noProxies: [clause('ODD-8', [])],
  languages: null,
  release: clause('ODD-9', { edition: 'english', days: 3, region: 'here' }),
  releaseIn: [],
  admissionsWait: null,
  excludedShows: null,
  sameName: null,
  sleeves: null,
  locked: clause('ODD-11', ['ships', 'obstacles', 'damage-deck']),
  investigate: null,
  deckCheck: null,
  pointsCheck: null,
}

const red = ship({
  points: 20,
  product: null,
  marks: ['epic'],
  proxies: ['card', 'model'],
  factions: { card: 'red' },
  upgrades: [upgrade({ points: -1, product: null, faction: 'rose' })],
})
const squad = anySquad({
  faction: 'red',
  ships: [red, red],
  obstacles: ['rock', 'rock'],
  damageDeck: 'old',
})
const here = { date: day('2019-12-31'), region: 'here' }
const found = (list: SquadList, given = {}) => findingsOf(list, clauses, { ...here, ...given })

describe('a document with other clauses needs no other code', () => {
  it('finds nothing where nothing is barred', () => {
    expect(found(squad)).toEqual([])
  })

  it('misses what this list has to say and nothing else', () => {
    expect(found({ ...squad, total: null, obstacles: null, damageDeck: null })).toEqual([
      { code: 'list-incomplete', rule: 'ODD-1', severity: 'must', missing: 'damage-deck' },
    ])
  })

  it('holds every named part to the faction; an unnamed part has that of its card', () => {
    const painted = { ...red, factions: { card: 'pink', dial: 'blue' } }
    expect(found({ ...squad, ships: [painted, red] })).toEqual([
      {
        code: 'other-faction',
        rule: 'ODD-4',
        severity: 'must',
        where: { entry: 0, name: 'Ship' },
        part: 'dial',
        faction: 'blue',
        squad: 'red',
      },
    ])
  })

  it('keeps the damage deck where it is locked', () => {
    const later = { date: day('2020-01-01'), lockedList: squad }
    expect(found({ ...squad, damageDeck: 'new' }, later)).toEqual([
      { code: 'squad-changed', rule: 'ODD-11', severity: 'must', part: 'damage-deck' },
    ])
  })

  it('leaves a choice where two damage decks are in force', () => {
    expect(damageDecksOn(day('2019-12-31'), clauses)).toEqual(['old'])
    expect(damageDecksOn(day('2020-01-01'), clauses)).toEqual(['old', 'new'])
  })

  it('fills the damage deck in where there is no choice, and only there', () => {
    const silent = { ...squad, damageDeck: null }
    expect(withDamageDeck(silent, clauses, day('2019-12-31'))).toEqual(squad)
    expect(withDamageDeck(silent, clauses, day('2020-01-01'))).toEqual(silent)
    expect(withDamageDeck(squad, clauses, day('2020-01-01'))).toBe(squad)
  })

  it('counts a smaller faction as the one that includes it', () => {
    const { value: factions } = clauses.factions
    expect(isMirrorMatch('red', 'pink', factions)).toBe(true)
    expect(isMirrorMatch('rose', 'pink', factions)).toBe(true)
    expect(isMirrorMatch('red', 'blue', factions)).toBe(false)
  })

  it('draws a lot where the document does not toss a coin', () => {
    expect(initiativeDecider([40, 40], { equal: 'lot' })).toBe('lot')
    expect(initiativeDecider([39, 40], { equal: 'lot' })).toBe('first')
  })

  it('goes by the release in its own region, also where nobody names one', () => {
    const fresh = product({ name: 'Fresh', released: { english: day('2019-12-29') } })
    const list = { ...squad, ships: [{ ...red, product: fresh }, red] }
    const late = { code: 'not-released', edition: 'english', days: 3 }
    expect(found(list)).toMatchObject([late])
    expect(found(list, { region: null })).toMatchObject([late])
    expect(found(list, { region: null, date: day('2020-01-01') })).toEqual([])
    const elsewhere = { region: 'there', organizersList: ['Fresh'] }
    expect(found(list, elsewhere)).toEqual([])
  })

  it('goes by the day that the organizer entered for an edition, whatever a list says', () => {
    const fresh = product({ name: 'Fresh', released: { english: day('2019-12-29') } })
    const list = { ...squad, ships: [{ ...red, product: fresh }, red] }
    const entered = (english: string, name = 'Fresh') =>
      found(list, {
        releases: [
          { product: name, edition: 'english', day: day(english) },
          { product: name, edition: 'german', day: day('2030-01-01') },
        ],
      })
    expect(entered('2019-12-01')).toEqual([])
    expect(entered('2019-12-30')).toMatchObject([{ released: '2019-12-30' }])
    expect(entered('2019-12-01', 'Other')).toMatchObject([{ released: '2019-12-29' }])
    const undated = {
      ...list,
      ships: [{ ...red, product: product({ name: 'Fresh', released: {} }) }],
    }
    const known = [{ product: 'Fresh', edition: 'english', day: day('2019-12-01') } as const]
    expect(found(undated).map(({ code }) => code)).toContain('release-unknown')
    expect(found(undated, { releases: known }).map(({ code }) => code)).not.toContain(
      'release-unknown',
    )
  })

  it('admits nothing beyond itself where it has no such rule', () => {
    const strict = { ...clauses, noProxies: [clause('ODD-8', ['card' as const])] }
    const admissions = [{ what: 'Ship', beforeItsTime: true }]
    expect(findingsOf(squad, strict, { ...here, admissions })).toHaveLength(2)
  })

  it('asks nothing of a text but that it is there', () => {
    expect(found({ kind: 'text', text: 'two ships' })).toEqual([
      { code: 'unchecked', rule: 'ODD-1', severity: 'should' },
    ])
  })
})

describe('every check', () => {
  it('is in the catalogue under its own name, once', () => {
    expect(Object.keys(checks).toSorted()).toEqual([...checkNames].toSorted())
  })

  it('is asked, and findings come in the order of the catalogue', () => {
    const wrong = anySquad({
      faction: 'green',
      ships: [{ ...red, points: 60, factions: { card: 'blue' } }],
      total: 1,
      obstacles: ['bush'],
      damageDeck: 'none',
    })
    expect(found(wrong, { lockedList: squad })).toMatchObject([
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

  const lists: { readonly [K in SquadList['kind']]: SquadList } = {
    squad,
    army: anyArmy(),
    decks: anyDecks(),
    'team-decks': anyTeamDecks(),
    text: { kind: 'text', text: 'two ships' },
  }

  it.each(listKinds)('can be put to any list, also one of another kind: %s', (kind) => {
    for (const name of checkNames) {
      const { date, region } = here
      expect(Array.isArray(checks[name](lists[kind], clauses, somewhere({ date, region })))).toBe(
        true,
      )
    }
  })
})

describe('the entries of a list', () => {
  const places = (list: SquadList) =>
    entriesOf(list).map(({ where: { deck, entry, under } }) =>
      [deck, entry, under].filter((place) => place !== undefined).join('.'),
    )

  it('are its ships, each with its upgrades under it', () => {
    expect(places(squad)).toEqual(['0', '0.0', '1', '1.0'])
  })

  it('are its groups with their attachments, and the command deck', () => {
    const deployments = [deployment({ attachments: [card(), card()] }), deployment()]
    const army = anyArmy({ deployments, commandDeck: [card(), card()] })
    expect(places(army)).toEqual(['0', '0.0', '0.1', '1', '0.0', '0.1'])
    expect(entriesOf(army).at(-1)?.where).toEqual({ deck: 0, entry: 1, name: 'Card' })
    expect(places({ ...army, commandDeck: null })).toHaveLength(4)
  })

  it('are all cards of each deck, counted through', () => {
    const decks = anyDecks({ commands: [setCard(), setCard()] }, { objectives: [] })
    expect(places(decks).filter((place) => place.startsWith('0'))).toHaveLength(13)
    expect(places(decks).filter((place) => place.startsWith('1'))).toEqual(['1.0', '1.1'])
  })
})

it('adds a ship and its upgrades up, a group and its attachments', () => {
  expect(shipPoints(red)).toBe(19)
  expect(squadPoints(squad)).toBe(38)
  const attached = deployment({ points: 10, attachments: [card({ points: 2 })] })
  expect(armyPoints(anyArmy({ deployments: [attached, deployment({ points: 7 })] }))).toBe(19)
})
