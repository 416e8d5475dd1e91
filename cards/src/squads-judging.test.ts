import { describe, expect, it } from 'vitest'
import type { PilotCard, UpgradeCard } from '../../engine/src/cards/catalogue.ts'
import { suggestCards } from '../../engine/src/cards/list-cards.ts'
import type { ListOf } from '../../engine/src/vocabulary/squad-list.ts'
import {
  type Flown,
  findings,
  flown,
  flying,
  judged,
  parentOf,
  pilotCard,
  squadOf,
  squads,
  upgradeCard,
  xwsOf,
} from './squads.suite.ts'

type Squad = ListOf<'squad'>
type Case = { readonly of: string; readonly illegal: Squad; readonly neighbour: Squad }

/** At least ten of each kind, each beside a squad that differs in little and is legal. */
const refused = (code: string, cases: readonly Case[]) => {
  describe(code, () => {
    it('is tried on ten squads at least', () => {
      const different = new Set(cases.map(({ illegal }) => JSON.stringify(illegal)))
      expect(different.size).toBeGreaterThanOrEqual(10)
    })

    it.each(cases)('$of', ({ illegal, neighbour }) => {
      expect(judged(illegal)).toContain(code)
      expect(judged(neighbour)).toEqual([])
    })
  })
}

const sizes = new Map(squads.ships.map(({ id, size }) => [id, size]))
const generic = flown.filter(({ unique }) => unique !== true)
const slotsOf = (pilot: PilotCard) => [...(pilot.slots ?? []), 'Title', 'Modification']

/** A pilot on whose ship a card may be, by what is offered for it. */
const carrierOf = (card: UpgradeCard, others: readonly PilotCard[] = generic): PilotCard | null =>
  others.find(
    (pilot) =>
      slotsOf(pilot).includes(card.slot) &&
      (card.ships?.includes(pilot.ship) ?? true) &&
      (card.factions?.includes(parentOf(pilot.faction)) ?? true) &&
      suggestCards(squads, flying([pilot]), { in: 'entry', entry: 0 }, card.name).some(
        ({ id }) => id === card.id,
      ),
  ) ?? null

/** Cards that ask nothing of the others in the squad. */
const plain = squads.upgrades.filter(({ exceptions = [] }) => exceptions.length === 0)

refused(
  'over-point-cap XWEN-21',
  generic.slice(0, 40).map((pilot) => {
    const most = Math.floor(100 / (pilot.points ?? 100))
    const copies = Array.from({ length: most }, (): Flown => [pilot])
    return { of: pilot.id, illegal: flying(...copies, [pilot]), neighbour: flying(...copies) }
  }),
)

refused(
  'other-faction XWEN-23',
  generic.slice(0, 40).map((pilot) => {
    const own = parentOf(pilot.faction)
    const stranger = pilotCard(own === 'imperial' ? 'banditsquadronpilot' : 'academypilot')
    return { of: pilot.id, illegal: flying([pilot], [stranger]), neighbour: flying([pilot]) }
  }),
)

refused(
  'not-for-faction XWEN-22',
  squads.upgrades
    .filter(({ factions, slot, ships }) => factions !== undefined && slot === 'Crew' && !ships)
    .flatMap((card) => {
      const strangers = generic.filter(
        ({ faction, slots }) =>
          !card.factions?.includes(parentOf(faction)) && slots?.includes(card.slot),
      )
      const home = carrierOf(card)
      const [stranger] = strangers
      return stranger === undefined || home === null
        ? []
        : [
            {
              of: `${card.id} on ${stranger.id}`,
              illegal: flying([stranger, card.id]),
              neighbour: flying([home, card.id]),
            },
          ]
    }),
)

refused(
  'not-for-ship XWEN-21',
  plain
    .filter(({ ships }) => ships?.some((id) => sizes.get(id) !== 'huge'))
    .flatMap((card) => {
      const home = carrierOf(card)
      const other = generic.find(
        (pilot) => !card.ships?.includes(pilot.ship) && slotsOf(pilot).includes(card.slot),
      )
      return home === null || other === undefined
        ? []
        : [
            {
              of: `${card.id} on ${other.ship}`,
              illegal: flying([other, card.id]),
              neighbour: flying([home, card.id]),
            },
          ]
    }),
)

refused(
  'not-for-size XWEN-21',
  plain
    .filter(({ sizes: some }) => some !== undefined && !some.includes('huge'))
    .flatMap((card) => {
      const home = carrierOf(card, flown)
      const other = flown.find(
        (pilot) =>
          !card.sizes?.some((size) => size === sizes.get(pilot.ship)) &&
          slotsOf(pilot).includes(card.slot),
      )
      return home === null || other === undefined
        ? []
        : [
            {
              of: `${card.id} on ${other.ship}`,
              illegal: flying([other, card.id]),
              neighbour: flying([home, card.id]),
            },
          ]
    }),
)

refused(
  'no-slot XWEN-21',
  plain
    .filter((card) => !card.ships && !card.sizes && !card.factions)
    .flatMap((card) => {
      const home = carrierOf(card)
      const other = generic.find((pilot) => !slotsOf(pilot).includes(card.slot))
      return home === null || other === undefined
        ? []
        : [
            {
              of: `${card.id} on ${other.id}`,
              illegal: flying([other, card.id]),
              neighbour: flying([home, card.id]),
            },
          ]
    }),
)

refused(
  'unique-twice XWEN-21',
  flown
    .filter(({ unique, points = 0 }) => unique === true && points <= 50)
    .map((pilot) => ({
      of: pilot.id,
      illegal: flying([pilot], [pilot]),
      neighbour: flying([pilot]),
    })),
)

refused(
  'limited-twice XWEN-21',
  squads.upgrades
    .filter(({ limited, slot }) => limited === true && ['Crew', 'Torpedo', 'Cannon'].includes(slot))
    .flatMap((card) =>
      flown
        .filter((pilot) => (pilot.slots ?? []).filter((slot) => slot === card.slot).length > 1)
        .filter(
          (pilot) =>
            (card.factions?.includes(parentOf(pilot.faction)) ?? true) &&
            (card.ships?.includes(pilot.ship) ?? true) &&
            card.sizes === undefined,
        )
        .slice(0, 3)
        .map((pilot) => ({
          of: `${card.id} on ${pilot.id}`,
          illegal: flying([pilot, card.id, card.id]),
          neighbour: flying([pilot, card.id]),
        })),
    ),
)

const skilled = ['r2d6', 'royalguardtie', 'awingtestpilot', 'virago', 'blackone']

refused(
  'skill-too-low XWEN-21',
  skilled.flatMap((id) => {
    const card = upgradeCard(id)
    const able = flown.filter(
      (pilot) =>
        (card.ships?.includes(pilot.ship) ?? true) &&
        slotsOf(pilot).includes(card.slot) &&
        !(id === 'r2d6' && pilot.slots?.includes('Elite')),
    )
    const [need] = (card.exceptions ?? []).flatMap((one) => (one.is === 'needs' ? [one] : []))
    const isLow = ({ skill = 0 }: PilotCard) => skill < (need?.least ?? 0)
    const home = able.find((pilot) => !isLow(pilot))
    return able.filter(isLow).map((pilot) => ({
      of: `${id} on ${pilot.id}`,
      illegal: flying([pilot, id]),
      neighbour: flying([home ?? pilot, id]),
    }))
  }),
)

refused(
  'barred-mark XWEN-34',
  [
    ...squads.pilots
      .filter(({ ship }) => sizes.get(ship) === 'huge')
      .map((pilot) => ({ of: pilot.id, illegal: flying([pilot]) })),
    ...squads.upgrades
      .filter(({ sizes: some }) => some?.length === 1 && some[0] === 'huge')
      .map((card) => ({
        of: card.id,
        illegal: flying([pilotCard('outerrimsmuggler'), card.id]),
      })),
    ...squads.upgrades
      .filter(({ slot }) => ['Cargo', 'Hardpoint', 'Team'].includes(slot))
      .map((card) => ({ of: card.id, illegal: flying([pilotCard('outerrimsmuggler'), card.id]) })),
  ].map((one) => ({ ...one, neighbour: flying([pilotCard('outerrimsmuggler'), 'chewbacca']) })),
)

refused(
  'pilot-not-of-ship XWEN-21',
  generic.slice(0, 30).map((pilot) => {
    const others = squads.pilots.filter(({ id }) => id === pilot.id).map(({ ship }) => ship)
    const other = squads.ships.find(({ id, size }) => !others.includes(id) && size === 'small')
    const text = xwsOf([[pilot]]).replace(`"ship":"${pilot.ship}"`, `"ship":"${other?.id}"`)
    return { of: `${pilot.id} in ${other?.id}`, illegal: squadOf(text), neighbour: flying([pilot]) }
  }),
)

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
