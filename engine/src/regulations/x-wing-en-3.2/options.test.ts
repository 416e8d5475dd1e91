import { describe, expect, it } from 'vitest'
import { creating } from '../../../testing/create.ts'
import { squadClausesOf } from '../../../testing/destroyed-points.ts'
import { scheduleOfFirst, standingsFrom } from '../../../testing/drawn-standings.ts'
import { playByHand } from '../../../testing/pairing/by-hand.ts'
import { order } from '../../../testing/pairing/crosstable.ts'
import { rowOf } from '../../../testing/standing-row.ts'
import { id, story } from '../../../testing/story.ts'
import {
  type OptionName,
  type Options,
  type OptionValue,
  optionValues,
  rulesOf,
  stagesOf,
} from '../../index.ts'
import { squadScore } from '../../scoring/destroyed-points/squad-score.ts'
import {
  disqualifiedInSchedule,
  lateEntry,
  neitherCame,
  neitherCameInBracket,
  noShow,
  noShowStays,
  readmission,
  scoreOfTheConceder,
} from '../suites/leaving.suite.ts'
import { finalPlaces, optionsOf } from '../suites/options.suite.ts'
import { xWingEn32 } from './regulation.ts'

const win = { points: 5, margin: 200 }

describe('the options of the document', () => {
  optionsOf(xWingEn32, {
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
  })

  it('an option that no document has is no option', () => {
    expect(creating({ options: { colour: 'red' } as Options })).toMatchObject({
      granted: false,
      refusal: { code: 'bad-value', field: 'options.colour' },
    })
  })
})

describe('what they change about leaving and the last places', () => {
  noShow(xWingEn32, null, { win, byeMargin: 150 })
  noShowStays(xWingEn32)
  neitherCame(xWingEn32, null)
  neitherCameInBracket(xWingEn32, 'XWEN-64')
  scoreOfTheConceder(xWingEn32, 'XWEN-48')
  readmission(xWingEn32, null, win)
  lateEntry(xWingEn32, null)
  disqualifiedInSchedule(xWingEn32, null, { keep: '15', remove: '5' })
  finalPlaces(xWingEn32, null)
})

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
    const lines = standingsFrom(xWingEn32, drawing, { options: { strengthOfSchedule } })
    expect(order(lines.filter(({ player }) => player === 'a' || player === 'b'))).toBe(expected)
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
  const schedule = (options: Options) => scheduleOfFirst(xWingEn32, drawing, { options })

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
