import { describe, expect, it } from 'vitest'
import { readList, writeList } from '../../engine/src/cards/list-cards.ts'
import { flying, pilotCard, read, squadOf, squads, toLookAt, told } from './squads.suite.ts'

describe('files', () => {
  const pilots = [
    {
      name: 'wedgeantilles',
      ship: 'xwing',
      upgrades: { ept: ['predator'], amd: ['r2d2'], mod: ['integratedastromech'] },
    },
  ]
  const one = ['wedgeantilles predator r2d2 integratedastromech']

  it.each([
    ['version 1.0.0', { version: '1.0.0', faction: 'rebel', pilots }],
    ['version 0.3.0', { version: '0.3.0', faction: 'rebels', pilots, vendor: { yasb: {} } }],
    ['no version', { faction: 'Rebel Alliance', pilots }],
    [
      'a container',
      {
        container: [
          { faction: 'rebel', pilots },
          { faction: 'scum', pilots: [] },
        ],
      },
    ],
    [
      'another spelling of slots',
      {
        pilots: [
          {
            ...pilots[0],
            upgrades: {
              elitepilottalent: ['predator'],
              astromechdroid: 'r2d2',
              Modification: ['integratedastromech'],
            },
          },
        ],
      },
    ],
    [
      'an unknown slot',
      {
        pilots: [
          {
            ...pilots[0],
            upgrades: { ept: ['predator'], droids: ['r2d2'], mod: ['integratedastromech'] },
          },
        ],
      },
    ],
    [
      'wrapped as events store it',
      { event: 28, date: '2014-12-28', xws: { faction: 'rebels', pilots } },
    ],
  ])('%s', (_, file) => {
    expect(told(JSON.stringify(file))).toEqual(one)
    expect(squadOf(JSON.stringify(file)).faction).toBe('rebel')
  })

  it.each([
    ['rebels', 'rebel'],
    ['empire', 'imperial'],
    ['Galactic Empire', 'imperial'],
    ['firstorder', 'imperial'],
    ['Resistance', 'rebel'],
    ['scum', 'scum'],
    ['Scum and Villainy', 'scum'],
    ['scumandvillainy', 'scum'],
  ])('the faction %s', (faction, meant) => {
    expect(squadOf(JSON.stringify({ faction, pilots })).faction).toBe(meant)
  })

  it.each([
    ['null', null],
    ['nothing but null', { ept: [null], mod: null }],
    ['no upgrades', undefined],
  ])('upgrades lost: %s', (_, upgrades) => {
    const text = JSON.stringify({ pilots: [{ ...pilots[0], upgrades }] })
    expect(told(text)).toEqual(['wedgeantilles'])
  })

  it('lost upgrades are told of', () => {
    const text = JSON.stringify({ pilots: [{ ...pilots[0], upgrades: { ept: [null] } }] })
    expect(read(text).lines).toContainEqual(
      expect.objectContaining({ text: 'ept: ?', is: 'about' }),
    )
  })

  it('obstacles with and without hyphens, the damage deck, and points that count for nothing', () => {
    const obstacles = ['core-asteroid-5', 'core2asteroid1', 'vt49decimatordebris-0']
    const text = JSON.stringify({ pilots, obstacles, damagedeck: 'core', points: 61 })
    expect(read(text)).toMatchObject({
      declared: 61,
      list: {
        total: 36,
        obstacles: ['coreasteroid5', 'core2asteroid1', 'vt49decimatordebris0'],
        damageDeck: 'original',
      },
    })
  })

  it('another edition is refused card by card, with what it may be', () => {
    const text = JSON.stringify({
      version: '2.0.0',
      faction: 'rebelalliance',
      pilots: [{ id: 'wedgeantilles-t65xwing', upgrades: { talent: ['predator'] } }],
    })
    const { lines } = read(text)
    expect(lines.map(({ is }) => is)).toEqual(['unknown', 'unknown'])
    expect(lines[0]?.nearest.map(({ id }) => id)).toContain('wedgeantilles')
  })

  it('an id that nobody knows may be a newer card: it is never guessed', () => {
    const text = JSON.stringify({
      pilots: [
        { name: 'wedgeantilles', ship: 'xwing', upgrades: { amd: ['r2dtwo'], ept: ['predatr'] } },
      ],
    })
    expect(told(text)).toEqual(['wedgeantilles ?r2dtwo ?predatr'])
    const [droid, talent] = toLookAt(text)
    expect(droid?.nearest[0]).toEqual({ id: 'r2d2', name: 'R2-D2' })
    expect(talent?.nearest[0]).toEqual({ id: 'predator', name: 'Predator' })
  })

  it('a list as it is exported here', () => {
    const list = flying([pilotCard('hansolo'), 'millenniumfalcon', 'predator'])
    expect(squadOf(JSON.stringify(list))).toEqual(list)
    expect(squadOf(JSON.stringify({ list }))).toEqual(list)
  })

  it('damaged files do no harm', () => {
    const odd = [
      { pilots: [null, 3, 'x', {}, { name: 7 }] },
      { pilots: [{ name: 'wedgeantilles', upgrades: [] }] },
      { pilots: [{ name: 'wedgeantilles', upgrades: { ept: [{}, 3] } }], obstacles: 'none' },
      { kind: 'squad', ships: [null, {}, { name: 'Wedge Antilles', upgrades: 'all' }] },
      { kind: 'squad' },
    ]
    const names = odd.map((file) => readList(squads, JSON.stringify(file))?.list ?? null)
    expect(names.map((list) => (list?.kind === 'squad' ? list.ships.length : 0))).toEqual([
      0, 1, 1, 1, 0,
    ])
  })
})

it('a squad is written as anybody would', () => {
  const list = flying(
    [pilotCard('hansolo'), 'millenniumfalcon', 'r2d2-swx22'],
    [pilotCard('rookiepilot')],
  )
  expect(writeList(squads, list)).toBe(`Faction: Rebel Alliance

Han Solo (YT-1300) (Millennium Falcon Expansion Pack) (46)
- Millennium Falcon (Millennium Falcon Expansion Pack) (1)
- Crew: R2-D2 (4)

Rookie Pilot (X-wing) (21)

Total: 72
Obstacles: coreasteroid0, core2asteroid1, yt2400debris2`)
})
