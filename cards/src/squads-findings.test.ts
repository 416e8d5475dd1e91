import { describe, expect, it } from 'vitest'
import { findings, flown, flying, judged, pilotCard, squadOf, squads } from './squads.suite.ts'

const generic = flown.filter(({ unique }) => unique !== true)

describe('not-released', () => {
  const early = squads.products
    .filter(({ released = '' }) => released > '2015-10-01')
    .flatMap((box) => {
      const pilot = generic.find(({ products }) => products.length === 1 && products[0] === box.id)
      return pilot === undefined ? [] : [{ box, pilot, released: box.released ?? '' }]
    })
  const before = (date: string, days: number) =>
    new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10)

  it('is tried on ten squads at least', () => {
    expect(early.length).toBeGreaterThanOrEqual(10)
  })

  it.each(early)('$box.name from its day on', ({ pilot, released }) => {
    const list = flying([pilot])
    expect(judged(list, { date: before(released, 1) })).toEqual(['not-released XWEN-36'])
    expect(judged(list, { date: released })).toEqual([])
  })

  it.each(early)('$box.name waits for two weeks where another edition is asked for', (one) => {
    const list = { ...flying([one.pilot]), damageDeck: 'original' }
    const german = { by: 'x-wing/de' }
    expect(judged(list, { ...german, date: before(one.released, -13) })).toEqual([
      'not-released XWDE-47',
    ])
    expect(judged(list, { ...german, date: before(one.released, -14) })).toEqual([])
    const polish = { by: 'x-wing/pl' }
    expect(judged(list, { ...polish, date: before(one.released, 1) })).toEqual([
      'not-released XWPL-34',
    ])
    expect(judged(list, { ...polish, date: one.released })).toEqual([])
  })

  it.each([
    ['Chewbacca (42)', 1],
    ['Han Solo (46)\n- Millennium Falcon (1)', 2],
  ])('%j waits for the first of the boxes in which there is one', (text, cards) => {
    const tooEarly = (date: string) =>
      findings(squadOf(text), { date }).filter(({ code }) => code === 'not-released')
    expect(tooEarly('2013-02-27')).toHaveLength(cards)
    expect(tooEarly('2013-02-28')).toEqual([])
  })

  it('an edition’s own day is kept where somebody entered it', () => {
    const list = flying([pilotCard('academypilot')])
    const ships = list.ships.map((ship) => ({
      ...ship,
      product: {
        name: ship.product?.name ?? '',
        show: null,
        released: { german: '2013-01-01' as never },
      },
    }))
    const given = { by: 'x-wing/de', date: '2013-01-10' }
    expect(judged({ ...list, ships, damageDeck: 'original' }, given)).toEqual([
      'not-released XWDE-47',
    ])
  })
})

describe('a card that nobody knows', () => {
  it.each([
    ['r2dtwo', 'R2-D2'],
    ['preditorr', 'Predator'],
    ['pushthelmits', 'Push the Limit'],
    ['autotrustersss', 'Autothrusters'],
    ['engineupgradeses', 'Engine Upgrade'],
    ['veteranistincs', 'Veteran Instincts'],
    ['milleniumfalkon', 'Millennium Falcon'],
    ['heavylasercanonen', 'Heavy Laser Cannon'],
    ['wookiecommandoz', 'Wookiee Commandos'],
    ['gunnerx9', 'Gunner'],
  ])('%s is named with %s among the nearest, and never refused', (text, meant) => {
    const list = flying([pilotCard('hansolo')])
    const ships = list.ships.map((ship) => ({
      ...ship,
      upgrades: [
        {
          kind: 'upgrade' as const,
          name: text,
          points: 3,
          product: null,
          marks: [],
          proxies: [],
          faction: null,
        },
      ],
    }))
    const unknown = findings({ ...list, ships }).find(({ code }) => code === 'unknown-card')
    expect(unknown).toMatchObject({ severity: 'should', rule: 'XWEN-25', text })
    expect(unknown?.code === 'unknown-card' ? unknown.nearest : []).toContain(meant)
  })
})

describe('which box a card is from', () => {
  const german = { by: 'x-wing/de', date: '2018-12-01' }
  const along = 'Obstacles: coreasteroid0, coreasteroid1, coreasteroid2\nDamage deck: original'

  it('is asked where two cards have one name and cost', () => {
    const list = squadOf(`Han Solo (YT-1300)\n- Millennium Falcon\n\n${along}`)
    expect(judged(list, german)).toEqual(['name-ambiguous XWDE-35', 'name-ambiguous XWDE-35'])
    expect(list.ships[0]?.namesakes).toEqual([
      'Millennium Falcon Expansion Pack',
      'Heroes of the Resistance Expansion Pack',
    ])
  })

  it('is said as the document suggests, in either language', () => {
    const list = squadOf(
      `Han Solo (Millennium Falke) 46\n- Millennium Falcon (Heroes of the Resistance)\n\n${along}`,
    )
    expect(judged(list, german)).toEqual([])
    expect(list.ships[0]?.id).toBe('hansolo')
    expect(list.ships[0]?.upgrades[0]?.id).toBe('millenniumfalcon-swx57')
  })

  it('needs nobody to say where files have ids', () => {
    const list = { ...flying([pilotCard('hansolo'), 'millenniumfalcon']), damageDeck: 'original' }
    expect(judged(list, german)).toEqual([])
  })
})

describe('a squad judged by another document', () => {
  it.each([
    ['x-wing/en-3.2', 'XWEN-21', 'XWEN-22', 'XWEN-34'],
    ['x-wing/de', 'XWDE-29', 'XWDE-30', 'XWDE-48'],
    ['x-wing/pl', 'XWPL-22', 'XWPL-22', 'XWPL-33'],
  ])('%s has its own rules', (by, own, faction, epic) => {
    const list = {
      ...flying([pilotCard('rookiepilot'), 'darthvader', 'ordnancetubes', 'r2d2']),
      damageDeck: 'force-awakens',
    }
    expect(new Set(judged(list, { by }))).toEqual(
      new Set([
        `not-for-faction ${faction}`,
        `not-for-size ${own}`,
        `no-slot ${own}`,
        `barred-mark ${epic}`,
      ]),
    )
    const resistance = { ...flying([pilotCard('poedameron')]), damageDeck: 'force-awakens' }
    expect(judged(resistance, { by })).toEqual([])
  })
})
