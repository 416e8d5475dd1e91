import { describe, expect, it } from 'vitest'
import { documents, judged, pilot, squad } from './list.suite.ts'

const { en, army, decks } = documents
const rookie = pilot('rookiepilot', 'xwing')
const on = (upgrades: Record<string, readonly string[]>) =>
  squad('rebel', pilot('rookiepilot', 'xwing', upgrades))
const ten = [1, 2, 3, 5, 6, 7, 8, 9, 10, 11]
const light = (affiliation: string, numbers: readonly (number | string)[]) =>
  `Light\nAffiliation: ${affiliation}\n${numbers.join('\n')}`
const commands = (...cards: readonly string[]) =>
  ['Darth Vader', 'Command deck', ...cards].join('\n')

/** What others compute with: each code with the place and one list that has it, and one that has not. */
const cases: readonly (readonly [
  code: string,
  where: string,
  regulation: string,
  wrong: unknown,
  right: unknown,
])[] = [
  [
    'point-cap',
    'squad',
    en,
    squad('rebel', rookie, rookie, rookie, rookie, rookie),
    squad('rebel', rookie, rookie, rookie, rookie),
  ],
  [
    'points-differ',
    'squad',
    en,
    { ...squad('rebel', rookie), points: 22 },
    { ...squad('rebel', rookie), points: 21 },
  ],
  [
    'two-factions',
    'ship 2',
    en,
    squad('rebel', rookie, pilot('academypilot', 'tiefighter')),
    squad('rebel', rookie, rookie),
  ],
  [
    'not-for-faction',
    'ship 1, crew',
    en,
    squad('rebel', pilot('outerrimsmuggler', 'yt1300', { crew: ['darthvader'] })),
    squad('rebel', pilot('outerrimsmuggler', 'yt1300', { crew: ['c3po'] })),
  ],
  [
    'not-for-ship',
    'ship 1, title',
    en,
    on({ title: ['outrider'] }),
    squad('rebel', pilot('wildspacefringer', 'yt2400', { title: ['outrider'] })),
  ],
  [
    'not-for-size',
    'ship 1, modification',
    en,
    on({ mod: ['tacticaljammer'] }),
    squad('rebel', pilot('outerrimsmuggler', 'yt1300', { mod: ['tacticaljammer'] })),
  ],
  [
    'no-slot',
    'ship 1, elite',
    en,
    on({ ept: ['predator'] }),
    squad('rebel', pilot('wedgeantilles', 'xwing', { ept: ['predator'] })),
  ],
  [
    'unique-twice',
    'ship 2',
    en,
    squad('rebel', pilot('wedgeantilles', 'xwing'), pilot('wedgeantilles', 'xwing')),
    squad('rebel', pilot('wedgeantilles', 'xwing'), rookie),
  ],
  [
    'limited-twice',
    'ship 1, crew',
    en,
    squad('imperial', pilot('patrolleader', 'vt49decimator', { crew: ['tactician', 'tactician'] })),
    squad('imperial', pilot('patrolleader', 'vt49decimator', { crew: ['tactician', 'gunner'] })),
  ],
  [
    'skill-too-low',
    'ship 1, title',
    en,
    squad('imperial', pilot('alphasquadronpilot', 'tieinterceptor', { title: ['royalguardtie'] })),
    squad('imperial', pilot('royalguardpilot', 'tieinterceptor', { title: ['royalguardtie'] })),
  ],
  [
    'epic-only',
    'ship 1, modification',
    en,
    on({ mod: ['ordnancetubes'] }),
    on({ mod: ['hullupgrade'] }),
  ],
  [
    'pilot-not-of-ship',
    'ship 1',
    en,
    squad('rebel', pilot('wedgeantilles', 'awing')),
    squad('rebel', pilot('wedgeantilles', 'xwing')),
  ],
  ['unknown-card', 'ship 1, astromech', en, on({ amd: ['r2dtwo'] }), on({ amd: ['r2d2'] })],
  ['point-cap', 'army', army, 'Darth Vader\nAT-ST\nAT-ST', 'Darth Vader\nAT-ST'],
  ['unique-twice', 'group 2', army, 'Darth Vader\nDarth Vader', 'Darth Vader'],
  ['two-factions', 'group 2', army, 'Darth Vader\nRebel Trooper', 'Darth Vader\nStormtrooper'],
  [
    'campaign-only',
    'group 2',
    army,
    'Darth Vader\nRiot Trooper (Campaign)',
    'Darth Vader\nRiot Trooper',
  ],
  [
    'command-deck-size',
    'command deck',
    army,
    commands('Take Initiative', 'Urgency'),
    'Darth Vader',
  ],
  ['too-few-sets', 'light deck', decks, light('Jedi', ten.slice(1)), light('Jedi', ten)],
  [
    'too-many-copies',
    'light deck, set 12',
    decks,
    light('Jedi', [...ten, '2x 1']),
    light('Jedi', [...ten, 1]),
  ],
  [
    'affiliation',
    'light deck, set 11',
    decks,
    light('Rebel Alliance', [...ten, 4]),
    light('Jedi', [...ten, 4]),
  ],
  ['wrong-side', 'light deck, set 11', decks, light('Jedi', [...ten, 21]), light('Jedi', ten)],
]

const should = ['points-differ', 'unknown-card']

describe('the codes of topcut list', () => {
  it.each(cases)('%s at %s', async (code, where, regulation, wrong, right) => {
    const { findings } = await judged(wrong, regulation)
    expect(findings.filter((one) => one.code === code)).toMatchObject([
      { where, strength: should.includes(code) ? 'should' : 'must' },
    ])
    const legal = await judged(right, regulation)
    expect(legal.findings.filter((one) => one.code === code)).toEqual([])
    expect(legal.legal).toBe(true)
  })

  it('what a file cannot say is not held against it', async () => {
    const { findings } = await judged(light('Jedi', ten), decks)
    expect(findings).toMatchObject([{ strength: 'should', code: 'deck-count', where: 'decks' }])
    const silent = await judged(light('Jedi', ten).replace('Affiliation: Jedi\n', ''), decks)
    expect(silent.findings.map(({ code, strength }) => `${strength} ${code}`)).toEqual([
      'should deck-count',
      'should affiliation',
    ])
  })

  it('decks too many must be taken out', async () => {
    const text = [light('Jedi', ten), light('Jedi', ten), 'Dark\nSith\n21'].join('\n')
    const { findings } = await judged(text, decks)
    expect(findings).toContainEqual(
      expect.objectContaining({ strength: 'must', code: 'deck-count' }),
    )
  })

  it('faults of one code at one place are all told', async () => {
    const { findings } = await judged(
      { ...squad('rebel', rookie), obstacles: ['rockA', 'rockB', 'rockC'] },
      en,
    )
    const unknown = findings.filter(({ code }) => code === 'obstacle-unknown')
    expect(new Set(unknown.map(({ message }) => message)).size).toBe(3)
  })
})
