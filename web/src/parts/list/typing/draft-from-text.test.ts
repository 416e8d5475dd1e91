import { day, type ListClauses, playerId, regulations } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { draftFromText } from './draft-from-text.ts'
import { emptyForm, type FormOf } from './list-draft.ts'
import { listTyped } from './list-typed.ts'

const clausesOf = (kind: ListClauses['kind']): ListClauses => {
  const found = regulations.find(({ lists }) => lists.kind === kind)
  if (found === undefined) throw new Error(`no regulation with ${kind}`)
  return found.lists
}

const obstacles = ['coreasteroid0', 'yt2400debris1', 'core2asteroid5']
const factions = [
  ['rebel', ['rebel', 'Rebellen']],
  ['scum', ['scum', 'Scum & Villainy']],
] as const

const read = (kind: ListClauses['kind'], text: string) =>
  draftFromText(text, {
    empty: emptyForm(clausesOf(kind), day('2016-05-01'), playerId('p1')),
    factions,
    obstacles,
    cap: 100,
  })

const ships = (text: string) =>
  (read('squad', text) as FormOf<'squad'> | null)?.ships.map(({ name, points, under }) => [
    name,
    points,
    ...under.split('\n').filter((line) => line !== ''),
  ])

describe('a pasted squad', () => {
  const two = [
    ['Wedge Antilles', '29', 'Predator (3)', 'R2-D2 (4)'],
    ['Jake Farrell', '24', 'Push the Limit (3)'],
  ]

  it.each([
    [
      'blocks with upgrades below the ship',
      'Wedge Antilles (29)\nPredator (3)\nR2-D2 (4)\n\nJake Farrell (24)\nPush the Limit (3)\n',
    ],
    [
      'upgrades behind commas',
      'Wedge Antilles (29)\nPredator (3), R2-D2 (4)\n\nJake Farrell (24)\nPush the Limit (3)',
    ],
    [
      'one line per ship',
      'Wedge Antilles (29) + Predator (3) + R2-D2 (4)\nJake Farrell (24) + Push the Limit (3)',
    ],
    [
      'marked lines without blank ones',
      'Wedge Antilles (29)\n- Predator (3)\n- R2-D2 (4)\nJake Farrell (24)\n- Push the Limit (3)',
    ],
    [
      'indented lines, points first',
      '29 Wedge Antilles\n    3 Predator\n    4 R2-D2\n24 Jake Farrell\n    3 Push the Limit',
    ],
    [
      'the whole cost behind the pilot, the own one behind the ship',
      'Wedge Antilles (36)\nFighter (29), Predator (3), R2-D2 (4)\n\nJake Farrell (27)\nInterceptor (24), Push the Limit (3)',
    ],
    [
      'a title with the total, and headings',
      'Two aces (63)\n\nPILOTS\n\nWedge Antilles (29)\nPredator (3)\nR2-D2 (4)\n\nJake Farrell (24)\nPush the Limit (3)',
    ],
  ])('%s', (_, text) => {
    expect(ships(text)).toEqual(two)
  })

  it('finds the faction, the total and the obstacles', () => {
    const text =
      'Faction: Scum & Villainy\n100 points\nA (50)\nB (50)\ncore-asteroid-0, yt2400debris1'
    expect(read('squad', text)).toMatchObject({
      faction: 'scum',
      total: '100',
      obstacles: ['coreasteroid0', 'yt2400debris1', ''],
      ships: [{ name: 'A' }, { name: 'B' }],
    })
  })

  it('takes two ships of one cost for two ships', () => {
    expect(ships('A (50)\n\nB (50)')).toHaveLength(2)
    expect(ships('A (40)\n\nB (20)\n\nC (20)')).toHaveLength(3)
  })

  it('has a ship as often as it says', () => {
    expect(ships('3x Academy Pilot (12)\nHowlrunner (18)')).toHaveLength(4)
  })

  it('does not guess where no line has points', () => {
    expect(read('squad', 'my usual squad\nyou know it')).toBeNull()
  })

  it('reads a squad file, whose points are a beginning only', () => {
    const file = JSON.stringify({
      faction: 'rebel',
      pilots: [
        { name: 'wedgeantilles', ship: 'a', upgrades: { ept: ['predator'], amd: ['r2d2'] } },
      ],
      obstacles: ['core-asteroid-0', 'yt2400debris1', 'core2asteroid5'],
    })
    expect(read('squad', file)).toMatchObject({
      faction: 'rebel',
      obstacles,
      ships: [{ name: 'wedgeantilles', points: '', under: 'predator\nr2d2' }],
    })
    expect(read('squad', '{"pilots": [')).toBeNull()
  })
})

it('a pasted army has its command deck below', () => {
  const text =
    '18 Darth Vader\n- Driven by Hatred (-5)\n2x Trooper (6)\n\nCommand deck\nForce Push\n2 Urgency'
  expect(read('army', text)).toMatchObject({
    groups: [
      { name: 'Darth Vader', points: '18', under: 'Driven by Hatred (-5)' },
      { name: 'Trooper', points: '6' },
      { name: 'Trooper', points: '6' },
    ],
    commandDeck: 'Force Push\n2 Urgency',
  })
})

it('pasted decks begin with their side', () => {
  const draft = read(
    'decks',
    'Dark side\nSith\n2x The Emperor’s Web\n\nLight side:\nJedi\nA Hero #1',
  )
  expect(draft).toMatchObject({
    decks: [
      { side: 'light', affiliation: 'Jedi', objectives: 'A Hero #1' },
      { side: 'dark', affiliation: 'Sith', objectives: '2x The Emperor’s Web' },
    ],
  })
  if (draft === null) throw new Error('not understood')
  expect(listTyped({ as: 'form', form: draft, text: '' }, null, clausesOf('decks'))).toMatchObject({
    decks: [{ objectives: [{ name: 'A Hero', set: '1' }] }, { objectives: [{}, {}] }],
  })
  expect(read('decks', 'Jedi\nA Hero')).toBeNull()
})
