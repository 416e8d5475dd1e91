import { describe, expect, it } from 'vitest'
import { readList, writeList } from '../../engine/src/cards/list-cards.ts'
import { flying, judged, pilotCard, read, squadOf, squads, toLookAt, told } from './squads.suite.ts'

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

  it.each([
    ['a row', ['predator', 'r2d2', 'integratedastromech']],
    ['a row of cards', [{ name: 'Predator' }, { id: 'r2d2' }, { xws: 'integratedastromech' }]],
    [
      'cards in slots',
      {
        ept: [{ name: 'predator' }],
        amd: { id: 'r2d2' },
        mod: [{ xws: 'integratedastromech', name: 'Integrated Astromech' }],
      },
    ],
  ])('upgrades as %s', (_, upgrades) => {
    expect(told(JSON.stringify({ pilots: [{ ...pilots[0], upgrades }] }))).toEqual(one)
  })

  it('an upgrade that names nothing is not lost', () => {
    const text = JSON.stringify({ pilots: [{ ...pilots[0], upgrades: [{ card: 'predator' }, 7] }] })
    expect(told(text)).toEqual(['wedgeantilles ?{"card":"predator"} ?7'])
    expect(toLookAt(text)).toHaveLength(2)
  })

  it('a pilot is an id, or stands in the squad as a card that nobody knows', () => {
    const text = JSON.stringify({ pilots: ['wedgeantilles', { ship: 'xwing' }, null] })
    expect(told(text)).toEqual(['wedgeantilles', '?xwing: ?', '??'])
    expect(toLookAt(text).map((line) => line.text)).toEqual(['xwing: ?', '?'])
    expect(judged(squadOf(text)).filter((one) => one.startsWith('unknown-card'))).toHaveLength(2)
  })

  it('a ship that nobody knows is told of', () => {
    const of = (ship: string) => JSON.stringify({ pilots: [{ ...pilots[0], ship }] })
    expect(toLookAt(of('foo'))).toMatchObject([{ text: 'ship: foo', where: null }])
    expect(read(of('xwingg')).lines).toContainEqual(
      expect.objectContaining({ text: 'ship: xwingg', is: 'guessed' }),
    )
    expect(toLookAt(of('xwing'))).toEqual([])
  })

  it('points as a word', () => {
    expect(read(JSON.stringify({ pilots, points: '36' })).declared).toBe(36)
    expect(read(JSON.stringify({ pilots, points: 'many' })).declared).toBeNull()
    const own = { ...flying([pilotCard('hansolo')]), total: '46' }
    expect(read(JSON.stringify(own)).declared).toBe(46)
  })

  it.each([
    ['a container', { container: [{ pilots }, { name: 'Swarm', pilots }, { pilots }] }],
    ['a row', [{ pilots }, { xws: { name: 'Swarm', pilots } }, { pilots }]],
  ])('of several squads in %s the others are told of', (_, file) => {
    const text = JSON.stringify(file)
    expect(told(text)).toEqual(one)
    expect(toLookAt(text).map((line) => line.text)).toEqual(['Swarm (+1)', '? (+2)'])
  })

  it('a card of another edition stays unknown, though one of this edition has its id', () => {
    const text = JSON.stringify({
      version: '2.0.0',
      faction: 'rebelalliance',
      pilots: [{ id: 'wedgeantilles', upgrades: { talent: ['predator'], astromech: ['r2d2'] } }],
    })
    expect(told(text)).toEqual([
      '?wedgeantilles (Second Edition) ?predator (Second Edition) ?r2d2 (Second Edition)',
    ])
    expect(squadOf(text).total).toBe(0)
    expect(toLookAt(text).map(({ nearest }) => nearest[0]?.id)).toEqual([
      'wedgeantilles',
      'predator',
      expect.stringContaining('r2d2'),
    ])
    expect(judged(squadOf(text)).filter((found) => found.startsWith('unknown-card'))).toHaveLength(
      3,
    )
  })

  it.each(['2.0.0', 'v2.1.0'])('also where its program writes name and id: %s', (version) => {
    const file = {
      version,
      faction: 'galacticempire',
      pilots: [{ id: 'howlrunner', name: 'howlrunner', ship: 'tielnfighter' }],
    }
    expect(told(JSON.stringify(file))).toEqual(['?howlrunner (Second Edition)'])
    const before = JSON.stringify({ ...file, version: '1.0.0', faction: 'imperial' })
    expect(told(before)).toEqual(['howlrunner'])
  })

  it.each([
    ['in a fence', (file: string) => `\`\`\`json\n${file}\n\`\`\`\n`, []],
    ['in a fence of one line', (file: string) => `\`\`\`${file}\`\`\``, []],
    ['below a line', (file: string) => `Here is my list:\n\n${file}`, ['0 Here is my list:']],
    ['behind a word', (file: string) => `XWS: ${file}\nCheers`, ['0 XWS:', '1 Cheers']],
  ])('a file %s', (_, around, beside) => {
    for (const file of [
      { faction: 'rebel', pilots },
      [{ pilots }],
      squadOf(JSON.stringify({ pilots })),
    ]) {
      const text = around(JSON.stringify(file))
      expect(told(text)).toEqual(one)
      expect(
        read(text).lines.flatMap(({ is, line, text: said }) =>
          is === 'about' ? [`${line} ${said}`] : [],
        ),
      ).toEqual(beside)
    }
  })

  it('a text with a brace in it is no file', () => {
    expect(told('Wedge Antilles (29) {mine}')).toHaveLength(1)
    expect(told('Wedge Antilles\n{"a": 1}')[0]).toContain('wedgeantilles')
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
      5, 1, 1, 3, 0,
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
