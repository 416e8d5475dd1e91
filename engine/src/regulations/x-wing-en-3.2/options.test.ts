import { describe, expect, it } from 'vitest'
import { pairByHand, playByHand } from '../../../testing/by-hand.ts'
import { creating } from '../../../testing/create.ts'
import { crosstable, order } from '../../../testing/crosstable.ts'
import { squadClausesOf } from '../../../testing/destroyed-points.ts'
import { id, type Story, story } from '../../../testing/story.ts'
import { rulesOf } from '../../event/reading/rules.ts'
import { standingsRules } from '../../event/reading/standings-of.ts'
import {
  fractionText,
  type OptionName,
  type Options,
  type OptionValue,
  optionNames,
  optionValues,
  type StandingRow,
  stagesOf,
  standingsView,
} from '../../index.ts'
import { squadScore } from '../../scoring/destroyed-points/squad-score.ts'
import { standings } from '../../standings/standings.ts'
import { xWingEn32 } from './regulation.ts'

/** What every option is read as where nobody chose. */
const defaults = {
  strengthOfSchedule: 'sum',
  headToHead: 'on',
  cutOrder: 'points-margin',
  repeatByes: 'allow',
  unpairedLossMargin: '0',
  scheduleByes: 'count',
  halfPoints: 'always',
  noShow: 'bye',
  readmission: 'off',
  lateEntry: 'unpaired-losses',
  finalPlaces: 'by-swiss',
  disqualifiedInSchedule: 'keep',
} as const satisfies Options

const known = Object.keys(defaults) as (keyof typeof defaults)[]
const unknown = optionNames.filter((name) => !(name in defaults))

describe('the options of the document', () => {
  it.each(known)('%s has its default', (name) => {
    const { readings } = rulesOf(story({ players: 0, started: false }).state().created)
    expect(readings[name]).toBe(defaults[name])
    expect(xWingEn32.options[name]).toBe(defaults[name])
  })

  it.each(known.flatMap((name) => optionValues[name].map((value) => [name, value] as const)))(
    '%s may be read as %s, on record',
    (name, value) => {
      const options = { [name]: value }
      expect(creating({ options })).toMatchObject({ granted: true, facts: [{ options }] })
    },
  )

  it.each(known)('%s has no other values', (name) => {
    const options = { [name]: 'otherwise' } as Options
    expect(creating({ options })).toEqual({
      granted: false,
      refusal: {
        code: 'bad-value',
        field: `options.${name}`,
        expected: optionValues[name].join(' | '),
      },
    })
  })

  it.each(unknown.flatMap((name) => optionValues[name].map((value) => [name, value] as const)))(
    '%s as %s is not in this regulation',
    (name, value) => {
      expect(creating({ options: { [name]: value } })).toEqual({
        granted: false,
        refusal: {
          code: 'not-in-this-regulation',
          what: `options.${name}`,
          regulation: 'x-wing/en-3.2',
        },
      })
      expect(Object.keys(xWingEn32.options)).not.toContain(name)
    },
  )

  it('an option that no document has is no option', () => {
    expect(creating({ options: { colour: 'red' } as Options })).toMatchObject({
      granted: false,
      refusal: { code: 'bad-value', field: 'options.colour' },
    })
  })
})

const rowOf = (event: Story, name: string): StandingRow =>
  standingsView(event.state()).rows.find(({ player }) => player === name) ??
  expect.fail(`no ${name}`)

/** The standings of a drawing under one option. */
const ordered = (drawing: string, options: Options, gone: readonly string[] = []) => {
  const { state } = story({ players: 0, options, started: false })
  return standings(crosstable(drawing, gone), standingsRules(state(), 1, 'standings'))
}

type Cases<N extends OptionName> = readonly (readonly [OptionValue<N>, string])[]

describe('strengthOfSchedule', () => {
  // X has 10 points of five rounds, Y has 5 of two: the sum prefers A, the averages B.
  const drawing = `
          a     b     x     y
    a     .     .   +150    .
    b     .     .     .   +150
    x   -50     .     .     .   +150 +150 -50 -50
    y     .   -50     .     .   +150
  `
  it.each<Cases<'strengthOfSchedule'>[number]>([
    ['sum', 'a b'],
    ['tome', 'b a'],
  ])('%s: %s', (strengthOfSchedule, expected) => {
    const lines = ordered(drawing, { strengthOfSchedule })
    expect(order(lines.filter(({ player }) => player === 'a' || player === 'b'))).toBe(expected)
  })
})

describe('headToHead', () => {
  const drawing = `
          a     b
    a     .   +110  -10
    b   -90     .   +200
  `
  it.each<Cases<'headToHead'>[number]>([
    ['on', 'a b'],
    ['off', 'b a'],
  ])('%s: %s', (headToHead, expected) => {
    expect(order(ordered(drawing, { headToHead }))).toBe(expected)
  })
})

describe('cutOrder', () => {
  it.each<Cases<'cutOrder'>[number]>([
    ['points-margin', 'd b'],
    ['standings', 'd a'],
  ])('%s: %s go on, and the leader hears of the other reading', (cutOrder, expected) => {
    const event = story({
      players: ['a', 'b', 'c', 'd'],
      structure: { kind: 'custom', stages: stagesOf(2, 2) },
      options: { cutOrder },
    })
    // A and B have 5; A beat B, B has the better margin.
    playByHand(event, 'a 100-90 b, d 100-0 c')
    playByHand(event, 'b 100-0 c, d 100-0 a')
    const warnings = event.does({ kind: 'make-cut' })
    expect(event.state().cut?.seeds.join(' ')).toBe(expected)
    expect(warnings).toMatchObject([{ code: 'cut-reading-differs' }])
  })
})

describe('repeatByes', () => {
  it.each<Cases<'repeatByes'>[number]>([
    ['allow', 'q'],
    ['avoid', 'r'],
  ])('%s: %s sits out', (repeatByes, expected) => {
    const event = story({ players: ['q', 'r', 'x'], options: { repeatByes } })
    playByHand(event, 'q bye, r 100-50 x')
    playByHand(event, 'x bye, r 100-0 q')
    event.does({ kind: 'pair-round' })
    expect(event.state().rounds.at(-1)?.byes).toEqual([{ player: expected, kind: 'odd-number' }])
  })
})

describe('unpairedLossMargin', () => {
  it.each(optionValues.unpairedLossMargin)('%s for a round missed', (unpairedLossMargin) => {
    const event = story({ players: ['a', 'b'], options: { unpairedLossMargin } })
    playByHand(event, 'a 100-0 b')
    event.does({ kind: 'register-late-player', player: id('c') })
    expect(rowOf(event, 'c')).toMatchObject({
      tournamentPoints: 0,
      marginOfVictory: Number(unpairedLossMargin),
      tally: { unpairedLosses: 1, lost: 0 },
      opponents: [],
    })
  })
})

describe('scheduleByes', () => {
  // B has 5 from a bye and nothing from two matches.
  const drawing = `
          a     b
    a     .   +150
    b   -50     .   -50 bye
  `
  const schedule = (options: Options) => {
    const lines = ordered(drawing, options)
    const a = lines.find(({ player }) => player === 'a') ?? expect.fail('no a')
    return fractionText(a.strengthOfSchedule)
  }

  it.each<Cases<'scheduleByes'>[number]>([
    ['count', '5/3'],
    ['ignore', '0'],
  ])('%s: an average of %s', (scheduleByes, expected) => {
    expect(schedule({ scheduleByes, strengthOfSchedule: 'tome' })).toBe(expected)
  })

  it('a plain sum has no averages to leave them out of', () => {
    expect(schedule({ scheduleByes: 'ignore' })).toBe('5')
  })
})

describe('halfPoints', () => {
  // A destroyed everything; all that B left of A is a large ship of 21 points below half.
  const ships = [
    { points: 79, size: 'small', capacity: 4, remaining: 0, destroyed: true },
    { points: 21, size: 'large', capacity: 10, remaining: 4, destroyed: false },
  ]

  it.each<Cases<'halfPoints'>[number]>([
    ['always', '111-89'],
    ['time-only', '121-79'],
  ])('%s: margins %s after destruction', (halfPoints, expected) => {
    const event = story({ players: ['a', 'b'], options: { halfPoints } })
    const { regulation, readings } = rulesOf(event.state().created)
    const match = { ending: 'destruction', ownerConceded: false } as const
    const score = squadScore(
      ships,
      { ...match, reading: readings.halfPoints },
      squadClausesOf(regulation),
    )
    playByHand(event, `a 100-${score} b`)
    const margins = ['a', 'b'].map((name) => rowOf(event, name).marginOfVictory)
    expect(margins.join('-')).toBe(expected)
  })
})

describe('noShow', () => {
  it.each<Cases<'noShow'>[number]>([
    ['bye', 'bye 150, 0 opponents, 1 missed'],
    ['concession', 'win 200, 1 opponents, 0 missed'],
  ])('%s: %s', (noShow, expected) => {
    const event = story({ players: ['a', 'b'], options: { noShow } })
    playByHand(event, 'a v b', { a: { ending: 'no-show', by: 'second' } })
    const { tally, opponents, marginOfVictory, tournamentPoints } = rowOf(event, 'a')
    expect(tournamentPoints).toBe(5)
    const absent = rowOf(event, 'b')
    expect(absent).toMatchObject({ tournamentPoints: 0, marginOfVictory: 0 })
    const outcome = tally.byes === 1 ? 'bye' : 'win'
    const missed = `${absent.tally.unpairedLosses} missed`
    expect(`${outcome} ${marginOfVictory}, ${opponents.length} opponents, ${missed}`).toBe(expected)
  })
})

describe('readmission', () => {
  const readmit = { kind: 'readmit-player', player: id('c') } as const
  const dropped = (options: Options) => {
    const event = story({ players: ['a', 'b', 'c', 'd'], options })
    playByHand(event, 'a 100-0 b, c 100-0 d')
    event.does({ kind: 'drop-player', player: id('c'), when: 'after-round' })
    playByHand(event, 'a 100-0 d, b bye')
    return event
  }

  it('off: who left stays out, unless a leader says why not', () => {
    const event = dropped({})
    expect(event.refuses(readmit)).toEqual({
      code: 'readmission-off',
      player: 'c',
      overridable: true,
    })
    event.does(readmit, { override: 'called away by the fire brigade' })
    expect(event.state().players.get(id('c'))?.status).toBe('active')
  })

  it('on: back in with an unpaired loss for each round missed', () => {
    const event = dropped({ readmission: 'on' })
    event.does(readmit)
    expect(rowOf(event, 'c')).toMatchObject({
      status: 'active',
      tournamentPoints: 5,
      marginOfVictory: 200,
      tally: { won: 1, unpairedLosses: 1 },
    })
    pairByHand(event, 'c v a, b v d')
  })
})

describe('lateEntry', () => {
  const enter = { kind: 'register-late-player', player: id('c') } as const
  const running = (options: Options) => {
    const event = story({ players: ['a', 'b'], options })
    playByHand(event, 'a 100-0 b')
    return event
  }

  it('unpaired-losses: joins the next round, the rounds before are lost', () => {
    const event = running({})
    event.does(enter)
    expect(rowOf(event, 'c').tally.unpairedLosses).toBe(1)
    pairByHand(event, 'c v a, b bye')
  })

  it('refuse: nobody comes in after the start', () => {
    expect(running({ lateEntry: 'refuse' }).refuses(enter)).toEqual({
      code: 'late-entry-refused',
      player: 'c',
    })
  })
})

describe('finalPlaces', () => {
  it.each<Cases<'finalPlaces'>[number]>([
    ['by-swiss', '1 2 3 4 5 6'],
    ['shared', '1 2 3 3 5 6'],
  ])('%s: %s', (finalPlaces, expected) => {
    const event = story({
      players: 6,
      structure: { kind: 'custom', stages: stagesOf(2, 4) },
      options: { finalPlaces },
    })
    event.playRound()
    event.playRound()
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    event.playRound()
    event.playRound()
    event.does({ kind: 'finish-event' })
    const places = event.state().finished?.places ?? []
    expect(places.map(({ place }) => place).join(' ')).toBe(expected)
    const best = places.slice(0, 4).map(({ player }) => player)
    expect(best.toSorted()).toEqual(event.state().cut?.seeds.toSorted())
  })
})

describe('disqualifiedInSchedule', () => {
  const drawing = `
          a     b     c
    a     .   +150  +150
    b   -50     .     .   +150
    c   -50     .     .   ~105
  `
  it.each<Cases<'disqualifiedInSchedule'>[number]>([
    ['keep', '8'],
    ['remove', '3'],
  ])('%s: %s with B gone', (disqualifiedInSchedule, expected) => {
    const [a] = ordered(drawing, { disqualifiedInSchedule }, ['b'])
    expect(a?.player).toBe('a')
    expect(fractionText(a?.strengthOfSchedule ?? expect.fail('nobody'))).toBe(expected)
  })
})
