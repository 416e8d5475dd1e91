import { describe, expect, it } from 'vitest'
import { firstReadings } from '../../testing/readings.ts'
import { clause } from '../vocabulary/rule.ts'
import { absentEarned, byeEarned, earnedByeEarned, unpairedLoss } from './bye.ts'
import type { Setting } from './way.ts'

const setting: Setting = {
  bye: {
    outcome: clause('DOC-1', 'win'),
    marginOfVictory: clause('DOC-2', 130),
    earned: clause('DOC-3', 170),
  },
  readings: firstReadings,
  stage: 'swiss',
}
const withoutMargin: Setting = {
  ...setting,
  bye: { ...setting.bye, marginOfVictory: null, earned: null },
}
const worth = { winPoints: 7, hasMargin: true }

it('a bye is worth a win and has a margin of its own', () => {
  expect(byeEarned(setting, worth)).toEqual({
    outcome: 'bye',
    tournamentPoints: 7,
    marginOfVictory: 130,
  })
})

it('a bye won elsewhere has another', () => {
  expect(earnedByeEarned(setting, worth)).toEqual({
    outcome: 'earned-bye',
    tournamentPoints: 7,
    marginOfVictory: 170,
  })
})

it.each([
  ['0', 0],
  ['50', 50],
  ['100', 100],
] as const)('an unpaired loss read as %s has a margin of %i and no points', (chosen, margin) => {
  const readings = { ...firstReadings, unpairedLossMargin: chosen }
  expect(unpairedLoss({ ...setting, readings }, worth)).toEqual({
    outcome: 'unpaired-loss',
    tournamentPoints: 0,
    marginOfVictory: margin,
  })
})

describe('where the document has no margin of victory', () => {
  const none = { winPoints: 7, hasMargin: false }

  it.each([
    ['a bye', byeEarned(withoutMargin, none), 7],
    ['a bye won elsewhere', earnedByeEarned(withoutMargin, none), 7],
    ['an unpaired loss', unpairedLoss(withoutMargin, none), 0],
  ])('%s has none either', (_, line, points) => {
    expect(line).toMatchObject({ tournamentPoints: points, marginOfVictory: null })
  })
})

it.each(['first', 'second'] as const)('the %s did not come: a bye for the other', (seat) => {
  const lines = absentEarned(seat, setting, worth).map(({ outcome }) => outcome)
  const expected = ['unpaired-loss', 'bye']
  expect(lines).toEqual(seat === 'first' ? expected : expected.toReversed())
})
