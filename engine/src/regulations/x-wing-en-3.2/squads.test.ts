import { describe, expect, it } from 'vitest'
import { ship } from '../../../testing/squad.ts'
import { damageDecksOn } from '../../legality/damage-decks.ts'
import type { Circumstances } from '../../legality/finding.ts'
import { checkSquad } from '../../legality/findings.ts'
import { initiativeDecider } from '../../legality/initiative.ts'
import { isMirrorMatch } from '../../legality/mirror-match.ts'
import type { Product, Ship, Squad, Upgrade } from '../../legality/squad.ts'
import { day } from '../../vocabulary/instant.ts'
import { halfPoints, squads } from './squads.ts'

const expansion: Product = { name: 'Expansion', released: day('2015-08-25'), show: null }

const upgrade = (given: Partial<Upgrade> = {}): Upgrade => ({
  kind: 'upgrade',
  name: 'Upgrade',
  points: 0,
  product: expansion,
  marks: [],
  proxies: [],
  faction: null,
  ...given,
})

const threeObstacles = ['coreasteroid0', 'core2asteroid5', 'vt49decimatordebris2']

const squad = (given: Partial<Squad> = {}): Squad => {
  const ships = given.ships ?? [ship(), ship()]
  const cost = (each: Ship) => each.upgrades.reduce((sum, { points }) => sum + points, each.points)
  return {
    faction: 'rebel',
    total: ships.reduce((sum, each) => sum + cost(each), 0),
    obstacles: threeObstacles,
    damageDeck: null,
    ...given,
    ships,
  }
}

const here: Circumstances = {
  date: day('2015-10-03'),
  region: 'north-america',
  organizersList: null,
  event: null,
  listsAsked: false,
  lockedSquad: null,
}

const findings = (list: Squad | null, given: Partial<Circumstances> = {}) =>
  checkSquad(list, squads, { ...here, ...given })

describe('points', () => {
  it.each([
    { points: 99, isLegal: true },
    { points: 100, isLegal: true },
    { points: 101, isLegal: false },
  ])('[XWEN-21] a squad of $points points, legal: $isLegal', ({ points, isLegal }) => {
    const found = findings(squad({ ships: [ship({ points })] }))
    expect(found).toEqual(
      isLegal
        ? []
        : [{ code: 'over-point-cap', rule: 'XWEN-21', severity: 'must', points: 101, cap: 100 }],
    )
  })

  it('[XWEN-21] upgrades count, also those that make a ship cheaper', () => {
    const dear = ship({ points: 98, upgrades: [upgrade({ points: 4 })] })
    const cheaper = ship({
      points: 98,
      upgrades: [upgrade({ points: 4 }), upgrade({ points: -2 })],
    })
    expect(findings(squad({ ships: [dear] }))).toMatchObject([
      { code: 'over-point-cap', points: 102 },
    ])
    expect(findings(squad({ ships: [cheaper] }))).toEqual([])
  })

  it('[XWEN-21] a wrong total does not hide a squad over the cap', () => {
    const found = findings(squad({ ships: [ship({ points: 101 })], total: 100 }))
    expect(found.map(({ code }) => code)).toEqual(['over-point-cap', 'total-differs'])
  })
})

describe('factions', () => {
  it.each(['rebel', 'imperial', 'scum'])('[XWEN-22] a %s squad may be fielded', (faction) => {
    const ships = [ship({ factions: { card: faction } })]
    expect(findings(squad({ faction, ships }))).toEqual([])
  })

  it.each(['resistance', 'first-order', 'hutt'])(
    '[XWEN-22] %s is no squad of its own',
    (faction) => {
      const ships = [ship({ factions: { card: faction } })]
      expect(findings(squad({ faction, ships }))).toEqual([
        {
          code: 'faction-not-offered',
          rule: 'XWEN-22',
          severity: 'must',
          faction,
          offered: ['rebel', 'imperial', 'scum'],
        },
      ])
    },
  )

  it.each([
    { faction: 'rebel', cards: 'resistance', isLegal: true },
    { faction: 'imperial', cards: 'first-order', isLegal: true },
    { faction: 'rebel', cards: 'first-order', isLegal: false },
    { faction: 'imperial', cards: 'resistance', isLegal: false },
    { faction: 'scum', cards: 'resistance', isLegal: false },
    { faction: 'scum', cards: 'rebel', isLegal: false },
  ])(
    '[XWEN-22] $cards upgrades in a $faction squad, legal: $isLegal',
    ({ faction, cards, isLegal }) => {
      const ships = [
        ship({ factions: { card: faction }, upgrades: [upgrade({ faction: cards }), upgrade()] }),
      ]
      expect(findings(squad({ faction, ships }))).toEqual(
        isLegal
          ? []
          : [
              {
                code: 'other-faction',
                rule: 'XWEN-22',
                severity: 'must',
                where: { ship: 0, upgrade: 0, name: 'Upgrade' },
                part: 'card',
                faction: cards,
                squad: faction,
              },
            ],
      )
    },
  )

  it('[XWEN-22] a rebel squad may mix rebel and resistance ships', () => {
    const ships = [ship(), ship({ factions: { card: 'resistance', token: 'resistance' } })]
    expect(findings(squad({ ships }))).toEqual([])
  })

  it('[XWEN-23] five scum ships with models and dials of other factions are legal', () => {
    const headhunter = (faction: string) =>
      ship({
        points: 12,
        factions: { card: 'scum', token: 'scum', model: faction, dial: faction },
      })
    const firespray = ship({
      points: 40,
      size: 'large',
      factions: { card: 'scum', token: 'scum', model: 'imperial', dial: 'imperial' },
    })
    const ships = [
      headhunter('rebel'),
      headhunter('rebel'),
      headhunter('scum'),
      headhunter('scum'),
      firespray,
    ]
    expect(findings(squad({ faction: 'scum', ships }))).toEqual([])
  })

  it.each(['card', 'token'] as const)('[XWEN-23] the %s has to be of the squad faction', (part) => {
    const factions = { card: 'scum', token: 'scum', [part]: 'imperial' }
    const ships = [ship({ factions: { card: 'scum' } }), ship({ factions })]
    expect(findings(squad({ faction: 'scum', ships }))).toEqual([
      {
        code: 'other-faction',
        rule: 'XWEN-23',
        severity: 'must',
        where: { ship: 1, name: 'Ship' },
        part,
        faction: 'imperial',
        squad: 'scum',
      },
    ])
  })
})

describe('obstacles', () => {
  it('[XWEN-24] the pool has 18 different obstacles', () => {
    expect(new Set(squads.obstacles.value.pool).size).toBe(18)
  })

  it.each([
    {
      what: 'three asteroids',
      chosen: ['coreasteroid0', 'coreasteroid1', 'coreasteroid2'],
      codes: [],
    },
    {
      what: 'three debris clouds',
      chosen: ['yt2400debris0', 'yt2400debris2', 'vt49decimatordebris0'],
      codes: [],
    },
    { what: 'a mixture', chosen: ['coreasteroid0', 'core2asteroid0', 'yt2400debris0'], codes: [] },
    {
      what: 'the same one twice',
      chosen: ['coreasteroid0', 'coreasteroid0', 'coreasteroid1'],
      codes: ['obstacle-repeated'],
    },
    { what: 'two', chosen: ['coreasteroid0', 'coreasteroid1'], codes: ['obstacle-count'] },
    {
      what: 'four',
      chosen: ['coreasteroid0', 'coreasteroid1', 'coreasteroid2', 'coreasteroid3'],
      codes: ['obstacle-count'],
    },
    { what: 'none', chosen: [], codes: ['obstacle-count'] },
    {
      what: 'one that is not in the pool',
      chosen: ['coreasteroid0', 'coreasteroid1', 'coreasteroid6'],
      codes: ['obstacle-unknown'],
    },
  ])('[XWEN-24] $what: $codes', ({ chosen, codes }) => {
    const found = findings(squad({ obstacles: chosen }))
    expect(found.map(({ code }) => code)).toEqual(codes)
    expect(found.every(({ rule, severity }) => rule === 'XWEN-24' && severity === 'must')).toBe(
      true,
    )
  })
})

describe('the list', () => {
  it('[XWEN-25] every player has to hand one in, asked or not', () => {
    const missing = [{ code: 'list-missing', rule: 'XWEN-25', severity: 'must' }]
    expect(findings(null)).toEqual(missing)
    expect(findings(null, { listsAsked: true })).toEqual(missing)
  })

  it.each([
    { given: { total: null }, missing: 'total' },
    { given: { obstacles: null }, missing: 'obstacles' },
    { given: { ships: [] }, missing: 'ships' },
  ])('[XWEN-25] it has to say: $missing', ({ given, missing }) => {
    expect(findings(squad(given))).toEqual([
      { code: 'list-incomplete', rule: 'XWEN-25', severity: 'must', missing },
    ])
  })

  it('[XWEN-25] it need not name the damage deck: the date does', () => {
    expect(findings(squad({ damageDeck: null }))).toEqual([])
  })

  it.each([99, 101])('[XWEN-25] a total of %i for 100 points of cards is wrong', (total) => {
    expect(findings(squad({ total }))).toEqual([
      { code: 'total-differs', rule: 'XWEN-25', severity: 'must', total, points: 100 },
    ])
  })

  const brought = squad({
    ships: [ship({ name: 'A', upgrades: [upgrade()] }), ship({ name: 'B' })],
  })

  it.each([
    {
      change: 'another ship',
      given: { ships: [ship({ name: 'A', upgrades: [upgrade()] }), ship({ name: 'C' })] },
      parts: ['ships'],
    },
    {
      change: 'an upgrade moved to the other ship',
      given: { ships: [ship({ name: 'A' }), ship({ name: 'B', upgrades: [upgrade()] })] },
      parts: ['ships'],
    },
    {
      change: 'other obstacles',
      given: { obstacles: ['coreasteroid1', 'coreasteroid2', 'coreasteroid3'] },
      parts: ['obstacles'],
    },
    {
      change: 'another order',
      given: {
        ships: [ship({ name: 'B' }), ship({ name: 'A', upgrades: [upgrade()] })],
        obstacles: threeObstacles.toReversed(),
      },
      parts: [],
    },
    { change: 'the damage deck written in', given: { damageDeck: 'original' }, parts: [] },
  ])('[XWEN-26] locked once the event runs; $change: $parts', ({ given, parts }) => {
    const found = findings({ ...brought, ...given }, { lockedSquad: brought })
    expect(found).toEqual(
      parts.map((part) => ({ code: 'squad-changed', rule: 'XWEN-26', severity: 'must', part })),
    )
  })

  it('[XWEN-26] before the start a list may still change', () => {
    expect(findings(squad({ ships: [ship({ name: 'C' })] }), { lockedSquad: null })).toEqual([])
  })
})

describe('damage deck', () => {
  it.each([
    { date: '2015-09-04', deck: 'original' },
    { date: '2015-12-31', deck: 'original' },
    { date: '2016-01-01', deck: 'force-awakens' },
    { date: '2016-06-01', deck: 'force-awakens' },
  ])('[XWEN-27] on $date the only deck is $deck', ({ date, deck }) => {
    expect(damageDecksOn(day(date), squads)).toEqual([deck])
    const other = deck === 'original' ? 'force-awakens' : 'original'
    expect(findings(squad({ damageDeck: deck }), { date: day(date) })).toEqual([])
    expect(findings(squad({ damageDeck: other }), { date: day(date) })).toEqual([
      {
        code: 'damage-deck-not-allowed',
        rule: 'XWEN-27',
        severity: 'must',
        deck: other,
        allowed: [deck],
        date,
      },
    ])
  })
})

describe('products', () => {
  it.each([
    { part: 'card', isLegal: false },
    { part: 'model', isLegal: false },
    { part: 'token', isLegal: true },
    { part: 'dial', isLegal: true },
  ] as const)('[XWEN-31] a proxy for a $part, legal: $isLegal', ({ part, isLegal }) => {
    expect(findings(squad({ ships: [ship({ proxies: [part] })] }))).toEqual(
      isLegal
        ? []
        : [
            {
              code: 'proxy',
              rule: 'XWEN-31',
              severity: 'must',
              where: { ship: 0, name: 'Ship' },
              part,
            },
          ],
    )
  })

  it('[XWEN-31] a proxy for an upgrade card is none either', () => {
    const ships = [ship({ upgrades: [upgrade(), upgrade({ name: 'Copy', proxies: ['card'] })] })]
    expect(findings(squad({ ships }))).toMatchObject([
      { code: 'proxy', where: { ship: 0, upgrade: 1, name: 'Copy' } },
    ])
  })

  it('[XWEN-34] the epic mark bars ships and upgrades alike, other marks do not', () => {
    const ships = [
      ship({ marks: ['limited'], upgrades: [upgrade({ marks: ['epic'] })] }),
      ship({ name: 'Huge', size: 'huge', marks: ['unique', 'epic'] }),
    ]
    const finding = { code: 'barred-mark', rule: 'XWEN-34', severity: 'must', mark: 'epic' }
    expect(findings(squad({ ships }))).toEqual([
      { ...finding, where: { ship: 0, upgrade: 0, name: 'Upgrade' } },
      { ...finding, where: { ship: 1, name: 'Huge' } },
    ])
  })

  it.each([
    { released: '2015-10-02', isLegal: true },
    { released: '2015-10-03', isLegal: true },
    { released: '2015-10-04', isLegal: false },
  ])(
    '[XWEN-36] in North America released $released, played 2015-10-03, legal: $isLegal',
    ({ released, isLegal }) => {
      const product = { ...expansion, released: day(released) }
      expect(findings(squad({ ships: [ship({ product })] }))).toEqual(
        isLegal
          ? []
          : [
              {
                code: 'not-released',
                rule: 'XWEN-36',
                severity: 'must',
                where: { ship: 0, name: 'Ship' },
                product: 'Expansion',
                released,
                date: '2015-10-03',
              },
            ],
      )
    },
  )

  it('[XWEN-36] an unknown release day is for a leader to look at', () => {
    const product = { ...expansion, released: null }
    expect(findings(squad({ ships: [ship({ product })] }))).toMatchObject([
      { code: 'release-unknown', severity: 'should', product: 'Expansion' },
    ])
  })

  it('[XWEN-36] elsewhere the organizer says what is legal, whatever the release day', () => {
    const early = { name: 'Early', released: day('2015-12-01'), show: null }
    const abroad = { region: 'europe', organizersList: ['Early'] }
    const ships = [ship({ product: early }), ship({ product: null }), ship({ points: 0 })]
    expect(findings(squad({ ships }), abroad)).toEqual([
      {
        code: 'not-on-organizers-list',
        rule: 'XWEN-36',
        severity: 'must',
        where: { ship: 2, name: 'Ship' },
        product: 'Expansion',
        region: 'europe',
      },
    ])
  })

  it('[XWEN-36] elsewhere, with no word from the organizer, the leader is told once', () => {
    expect(findings(squad(), { region: 'europe' })).toEqual([
      { code: 'organizers-list-missing', rule: 'XWEN-36', severity: 'should', region: 'europe' },
    ])
  })

  const shown = ship({ product: { ...expansion, show: 'gen-con-2015' } })
  const otherShow = ship({ product: { ...expansion, show: 'gen-con-2014' } })
  const championship = 'north-american-championship-2015'

  it.each([
    { what: 'sold at the show', event: championship, ships: [shown], isLegal: false },
    { what: 'sold at another show', event: championship, ships: [otherShow], isLegal: true },
    { what: 'an ordinary release', event: championship, ships: [ship()], isLegal: true },
    {
      what: 'an unnamed product',
      event: championship,
      ships: [ship({ product: null })],
      isLegal: true,
    },
    {
      what: 'sold at the show',
      event: 'north-american-championship-2016',
      ships: [shown],
      isLegal: true,
    },
    { what: 'sold at the show', event: null, ships: [shown], isLegal: true },
  ])('[XWEN-37] $what at $event, legal: $isLegal', ({ event, ships, isLegal }) => {
    expect(findings(squad({ ships }), { event })).toEqual(
      isLegal
        ? []
        : [
            {
              code: 'show-release-excluded',
              rule: 'XWEN-37',
              severity: 'must',
              where: { ship: 0, name: 'Ship' },
              product: 'Expansion',
              show: 'gen-con-2015',
              event: championship,
            },
          ],
    )
  })
})

describe('two squads', () => {
  it.each([
    { first: 'rebel', second: 'rebel', isMirror: true },
    { first: 'rebel', second: 'resistance', isMirror: true },
    { first: 'resistance', second: 'resistance', isMirror: true },
    { first: 'first-order', second: 'imperial', isMirror: true },
    { first: 'scum', second: 'scum', isMirror: true },
    { first: 'rebel', second: 'imperial', isMirror: false },
    { first: 'resistance', second: 'first-order', isMirror: false },
    { first: 'scum', second: 'rebel', isMirror: false },
  ])(
    '[XWEN-40] $first against $second is a mirror match: $isMirror',
    ({ first, second, isMirror }) => {
      expect(isMirrorMatch(first, second, squads)).toBe(isMirror)
    },
  )

  it.each([
    { totals: [98, 100], decider: 'first' },
    { totals: [100, 99], decider: 'second' },
    { totals: [100, 100], decider: 'coin' },
  ] as const)(
    '[XWEN-39] totals $totals: $decider decides about initiative',
    ({ totals, decider }) => {
      expect(initiativeDecider(totals, squads)).toBe(decider)
    },
  )
})

it('[XWEN-46] large ships at half or below, rounded down', () => {
  expect(halfPoints).toEqual({
    rule: 'XWEN-46',
    value: { sizes: ['large'], threshold: 'half-or-below', rounding: 'down' },
  })
})
