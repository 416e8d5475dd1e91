import { optionValues, regulations } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { answer, type Loose, named } from '../../trial.suite.ts'
import { refusedWith } from '../result-forms.suite.ts'

const [de, en, pl] = ['x-wing/de', 'x-wing/en-3.2', 'x-wing/pl'] as const
const [single, team] = ['card-game/de-2014', 'card-game/de-2014-team'] as const
const assault = 'imperial-assault/de-2.2.1'
const all = [de, en, pl, single, team, assault]

const player = (more: Loose): Loose => ({ players: ['p1', 'p2', { name: 'p3', ...more }] })
const stages = (...list: readonly Loose[]): Loose => ({
  players: named(8),
  structure: { stages: list },
})
const swiss = { kind: 'swiss', rounds: 1 }
const byes: Loose = { matches: [{ bye: 'p1' }, { bye: 'p2' }] }

/** A feature of files, who knows it, and what a refusal calls it elsewhere. */
type Feature = readonly [string, Loose, readonly string[], string?]

const features: readonly Feature[] = [
  ['earnedBye', player({ earnedBye: true }), [de]],
  ['avoid', player({ avoid: ['p1'] }), [en, single, team]],
  ['members', player({ members: ['Ada', 'Ben'] }), [team]],
  ['squadPoints', player({ squadPoints: 40 }), [de, en, pl, assault]],
  ['missions', { players: named(2), missions: ['One'] }, [assault]],
  [
    'rulings',
    { players: named(2), rounds: [{ ...byes, rulings: [{ player: 'p1', deduct: 1 }] }] },
    [single, team],
  ],
  [
    'elimination first',
    stages({ kind: 'elimination' }),
    [de, pl, assault],
    'elimination as first stage',
  ],
  [
    'elimination after a cut',
    stages(swiss, { kind: 'elimination', cut: 4 }),
    [de, en, pl, assault],
    'elimination after a cut',
  ],
  [
    'Swiss after a cut',
    stages(swiss, { kind: 'swiss', cut: 4, rounds: 1 }),
    [de, pl, assault],
    'swiss after a cut',
  ],
  ['double-elimination', stages(swiss, { kind: 'double-elimination', cut: 4 }), [single]],
  [
    'a basic table',
    { players: named(8), structure: { kind: 'basic' } },
    [de, pl, assault],
    'structure basic',
  ],
  [
    'a competitive table',
    { players: named(8), structure: { kind: 'competitive' } },
    [en],
    'structure competitive',
  ],
]

describe('what each document knows', () => {
  it('is asked of every document there is', () => {
    expect(regulations.map(({ id }) => id).toSorted()).toEqual(all.toSorted())
  })

  it.each(features.map((feature) => [feature[0], feature] as const))('%s', async (_, feature) => {
    const [name, more, known, what = name] = feature
    for (const regulation of all) {
      const file = { regulation, ...more }
      if (known.includes(regulation)) await answer('standings', file)
      else expect(await refusedWith(file), regulation).toBe(`not-in-this-regulation ${what}`)
    }
  })

  it.each(Object.entries(optionValues))('the option %s', async (name, values) => {
    for (const { id, options } of regulations) {
      const isKnown = Object.hasOwn(options, name)
      for (const value of values) {
        const file = { regulation: id, players: named(4), options: { [name]: value } }
        if (isKnown) await answer('standings', file)
        else expect(await refusedWith(file)).toBe(`not-in-this-regulation options.${name}`)
      }
    }
  })

  it.each(regulations)('$id goes by its own words for the tiers', async ({ id, tiers }) => {
    for (const [tier, own] of Object.entries(tiers.value)) {
      const structure = id === en ? { structure: { kind: 'premier' } } : {}
      const players = named(20)
      for (const name of [tier, own]) {
        await answer('standings', { regulation: id, players, tier: name, ...structure })
      }
    }
  })

  it('a cut goes on with the finals of the document', async () => {
    const result: Readonly<Record<string, Loose>> = {
      [de]: { ending: 'destruction', score: [100, 1] },
      [en]: { ending: 'destruction', score: [100, 1] },
      [pl]: { ending: 'destruction', score: [100, 1] },
      [single]: { games: ['first', 'first'] },
      [assault]: { ending: 'points', score: [40, 1] },
    }
    for (const [regulation, own] of Object.entries(result)) {
      const matches = [
        { players: ['p1', 'p2'], result: own },
        { players: ['p3', 'p4'], result: own },
      ]
      const structure = { kind: 'custom', swissRounds: 1, cut: 4 }
      const file = { regulation, players: named(4), structure, rounds: [{ matches }] }
      const { stage, pairings } = await answer('pair', file)
      expect(stage).toBe('elimination')
      expect(pairings.map(({ game }) => game)).toEqual(
        regulation === single ? ['W1', 'W2'] : ['1', '2'],
      )
      expect(pairings.map(({ seeds }) => seeds)).toEqual([
        [1, 4],
        [2, 3],
      ])
    }
  })
})
