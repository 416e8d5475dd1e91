import { describe, expect, it } from 'vitest'
import { anySquad, findingsOf, product, ship, upgrade } from '../../../testing/squad.ts'
import { id, story } from '../../../testing/story.ts'
import type { Circumstances } from '../../legality/circumstances.ts'
import { day } from '../../vocabulary/instant.ts'
import { clause } from '../../vocabulary/rule.ts'
import type { ListOf } from '../../vocabulary/squad-list.ts'
import { lateEntrantsOweTheirs, locked } from '../suites/lists.suite.ts'
import {
  cardsAndTokensCount,
  factionsOffered,
  noEpicParts,
  noProxiesInSquads,
  pointCap,
  threeObstacles,
} from '../suites/squads.suite.ts'
import { xWingEn32 } from './regulation.ts'

const { lists } = xWingEn32

const squad = (given: Partial<ListOf<'squad'>> = {}) => anySquad({ damageDeck: null, ...given })

const findings = (list: ListOf<'squad'>, given: Partial<Circumstances> = {}) =>
  findingsOf(list, lists, { region: 'north-america', ...given })

describe('a squad', () => {
  const offered = ['rebel', 'imperial', 'scum']
  const others = ['resistance', 'first-order', 'hutt']
  pointCap(xWingEn32, clause('XWEN-21', 100))
  factionsOffered(xWingEn32, clause('XWEN-22', { offered, others }))
  cardsAndTokensCount(xWingEn32, 'XWEN-23')
  threeObstacles(xWingEn32, 'XWEN-24')
  noProxiesInSquads(xWingEn32, 'XWEN-31', {
    card: 'XWEN-31',
    model: 'XWEN-31',
    base: null,
    token: null,
    dial: null,
  })
  noEpicParts(xWingEn32, 'XWEN-34')
})

describe('factions', () => {
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
                where: { entry: 0, under: 0, name: 'Upgrade' },
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
})

describe('the list', () => {
  lateEntrantsOweTheirs(xWingEn32, 'XWEN-25', squad())

  const start = (details: { readonly listsAsked?: boolean }) => {
    const told = story({ lists: 'asked', players: 2, started: false })
    told.does({ kind: 'set-details', details })
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'submit-list', player: id('p1'), list: squad() })
    return told
  }

  it.each([{}, { listsAsked: false }, { listsAsked: true }])(
    '[XWEN-25] every player has to hand one in, whatever the event says: %j',
    (details) => {
      expect(start(details).refuses({ kind: 'start-stage' })).toEqual({
        code: 'lists-missing',
        players: ['p2'],
        rule: 'XWEN-25',
        overridable: true,
      })
    },
  )

  it.each([
    { given: { total: null }, missing: 'total' },
    { given: { obstacles: null }, missing: 'obstacles' },
    { given: { ships: [] }, missing: 'ships' },
  ])('[XWEN-25] it has to say: $missing', ({ given, missing }) => {
    expect(findings(squad(given))).toEqual([
      { code: 'list-incomplete', rule: 'XWEN-25', severity: 'must', missing },
    ])
  })

  it('[XWEN-25] it need not name the damage deck', () => {
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
        obstacles: brought.obstacles?.toReversed() ?? [],
      },
      parts: [],
    },
    { change: 'the damage deck written in', given: { damageDeck: 'original' }, parts: [] },
  ])('[XWEN-26] locked once the event runs; $change: $parts', ({ given, parts }) => {
    const found = findings({ ...brought, ...given }, { lockedList: brought })
    expect(found).toEqual(
      parts.map((part) => ({ code: 'squad-changed', rule: 'XWEN-26', severity: 'must', part })),
    )
  })

  locked(xWingEn32, 'XWEN-26', brought, {
    ships: squad({ ships: [ship({ name: 'C' }), ship()] }),
    obstacles: { ...brought, obstacles: ['coreasteroid1', 'coreasteroid2', 'coreasteroid3'] },
  })

  it('[XWEN-26] before the start a list may still change', () => {
    const told = story({ lists: 'asked', started: false })
    told.does({ kind: 'submit-list', player: id('p1'), list: brought })
    const other = squad({ ships: [ship({ name: 'C' })] })
    told.does({ kind: 'submit-list', player: id('p1'), list: other })
    expect(told.state().lists.get(id('p1'))?.list).toMatchObject({ ships: other.ships })
  })
})

describe('damage deck', () => {
  it.each([
    { date: '2015-09-04', deck: 'original' },
    { date: '2015-12-31', deck: 'original' },
    { date: '2016-01-01', deck: 'force-awakens' },
    { date: '2016-06-01', deck: 'force-awakens' },
  ])('[XWEN-27] on $date the only deck is $deck', ({ date, deck }) => {
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

  it.each([
    { date: '2015-12-31', damageDeck: 'original', other: 'force-awakens' },
    { date: '2016-01-01', damageDeck: 'force-awakens', other: 'original' },
  ])('[XWEN-27] is filled in from the date, $date: $damageDeck', ({ date, damageDeck, other }) => {
    const told = story({ date, started: false })
    const submit = { kind: 'submit-list', player: id('p1') } as const
    expect(told.refuses({ ...submit, list: squad({ damageDeck: other }) })).toMatchObject({
      code: 'list-not-allowed',
      rule: 'XWEN-27',
    })
    told.does({ ...submit, list: squad() })
    expect(told.state().lists.get(id('p1'))?.list).toMatchObject({ damageDeck })
  })
})

describe('products', () => {
  it.each([
    { released: '2015-10-02', isLegal: true },
    { released: '2015-10-03', isLegal: true },
    { released: '2015-10-04', isLegal: false },
  ])(
    '[XWEN-36] in North America released $released, played 2015-10-03, legal: $isLegal',
    ({ released, isLegal }) => {
      const box = product({ released: { 'north-american': day(released) } })
      expect(findings(squad({ ships: [ship({ product: box })] }))).toEqual(
        isLegal
          ? []
          : [
              {
                code: 'not-released',
                rule: 'XWEN-36',
                severity: 'must',
                where: { entry: 0, name: 'Ship' },
                product: 'Expansion',
                edition: 'north-american',
                released,
                days: 0,
                date: '2015-10-03',
              },
            ],
      )
    },
  )

  it('[XWEN-36] an unknown release day is for a leader to look at', () => {
    const box = product({ released: { german: day('2015-01-01') } })
    expect(findings(squad({ ships: [ship({ product: box })] }))).toMatchObject([
      { code: 'release-unknown', severity: 'should', product: 'Expansion' },
    ])
  })

  it('[XWEN-36] elsewhere the organizer says what is legal, whatever the release day', () => {
    const early = product({ name: 'Early', released: { 'north-american': day('2015-12-01') } })
    const abroad = { region: 'europe', organizersList: ['Early'] }
    const ships = [ship({ product: early }), ship({ product: null }), ship({ points: 0 })]
    expect(findings(squad({ ships }), abroad)).toEqual([
      {
        code: 'not-on-organizers-list',
        rule: 'XWEN-36',
        severity: 'must',
        where: { entry: 2, name: 'Ship' },
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

  const shown = ship({ product: product({ show: 'gen-con-2015' }) })
  const otherShow = ship({ product: product({ show: 'gen-con-2014' }) })
  const championship = 'north-american-championship'

  it.each([
    { what: 'sold at the show', eventKind: championship, ships: [shown], isLegal: false },
    { what: 'sold at another show', eventKind: championship, ships: [otherShow], isLegal: true },
    { what: 'an ordinary release', eventKind: championship, ships: [ship()], isLegal: true },
    {
      what: 'an unnamed product',
      eventKind: championship,
      ships: [ship({ product: null })],
      isLegal: true,
    },
    { what: 'sold at the show', eventKind: 'league', ships: [shown], isLegal: true },
    { what: 'sold at the show', eventKind: null, ships: [shown], isLegal: true },
  ])('[XWEN-37] $what at $eventKind, legal: $isLegal', ({ eventKind, ships, isLegal }) => {
    expect(findings(squad({ ships }), { eventKind })).toEqual(
      isLegal
        ? []
        : [
            {
              code: 'show-release-excluded',
              rule: 'XWEN-37',
              severity: 'must',
              where: { entry: 0, name: 'Ship' },
              product: 'Expansion',
              show: 'gen-con-2015',
              event: championship,
            },
          ],
    )
  })

  it('[XWEN-37] only in that year', () => {
    const date = day('2016-10-03')
    expect(findings(squad({ ships: [shown] }), { eventKind: championship, date })).toEqual([])
  })
})
