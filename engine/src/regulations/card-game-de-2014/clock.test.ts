import { describe, expect, it } from 'vitest'
import { creating } from '../../../testing/create.ts'
import type { Setting, Story } from '../../../testing/story.ts'
import { roundLength } from '../../event/reading/round-length.ts'
import { type RoundMinutes, stagesOf, timetable } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { clockAfter as after, clockStarted } from '../suites/clock.suite.ts'
import { cardGame, finalStage } from './card-game.suite.ts'
import { cardGameDe2014 } from './regulation.ts'
import { cardGameDe2014Team } from './team-regulation.ts'

const { id: regulation } = cardGameDe2014
const minute = 60_000

const begin = (setting: Setting = {}): Story => clockStarted({ regulation, ...setting })

describe('the clock of a round', () => {
  it('[LCG-29] runs for 70 minutes, or as chosen, up to 80 for all', () => {
    expect(after(begin(), 0)).toMatchObject({ minutes: 70, rule: 'LCG-29' })
    const event = begin({ roundMinutes: { swiss: 75 } })
    expect(after(event, 75)).toMatchObject({ minutes: 75, remaining: 0 })
    const more = (minutes: number) =>
      ({ kind: 'extend-time', minutes, reason: 'an alarm' }) as const
    expect(event.refuses(more(6))).toMatchObject({
      code: 'length-not-allowed',
      minutes: 81,
      from: 60,
      to: 80,
      rule: 'LCG-29',
    })
    event.does(more(5))
    expect(after(event, 75).remaining).toBe(5 * minute)
  })

  it('[LCG-40] at time the turn of the light side is finished', () => {
    const event = begin()
    event.does({ kind: 'call-time' })
    expect(after(event, 70).atTime).toEqual({ value: 'finish-light-turn', rule: 'LCG-40' })
  })

  it('[LCG-63] teams have 90 minutes, and the same end', () => {
    const { id: team, roundLength: clauses } = cardGameDe2014Team
    const atTime = clause('LCG-63', 'finish-light-turn')
    const event = begin({ regulation: team })
    expect(after(event, 90)).toMatchObject({ minutes: 90, remaining: 0, rule: 'LCG-63', atTime })
    expect(clauses.atTime).toEqual(atTime)
  })
})

describe('how long a round lasts', () => {
  const lengthOf = (roundMinutes: RoundMinutes, document = regulation) => {
    const decision = creating({ regulation: document, roundMinutes })
    return decision.granted ? null : decision.refusal
  }

  it.each([
    [59, false],
    [60, true],
    [70, true],
    [80, true],
    [81, false],
    [70.5, false],
  ])('[LCG-29] %d minutes of a Swiss round: %s', (swiss, isAllowed) => {
    const refusal = lengthOf({ swiss })
    expect(refusal === null).toBe(isAllowed)
    if (!isAllowed) {
      expect(refusal).toEqual({
        code: 'length-not-allowed',
        minutes: swiss,
        from: 60,
        to: 80,
        rule: 'LCG-29',
      })
    }
  })

  it.each([
    [29, false],
    [30, true],
    [35, true],
    [40, true],
    [41, false],
  ])('[LCG-47] %i minutes of a round of the final stage: %s', (elimination, isAllowed) => {
    const refusal = lengthOf({ elimination })
    expect(refusal === null).toBe(isAllowed)
    if (!isAllowed) expect(refusal).toMatchObject({ from: 30, to: 40, rule: 'LCG-47' })
  })

  it.each([
    [79, false],
    [80, true],
    [90, true],
    [100, true],
    [101, false],
  ])('[LCG-63] %i minutes of a round of teams: %s', (swiss, isAllowed) => {
    const refusal = lengthOf({ swiss }, cardGameDe2014Team.id)
    expect(refusal === null).toBe(isAllowed)
    if (!isAllowed) expect(refusal).toMatchObject({ from: 80, to: 100, rule: 'LCG-63' })
  })

  const clock = (event: Story) => {
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    return event.facts({ kind: 'start-clock' })
  }

  it('[LCG-29] 70 minutes if nothing else was chosen', () => {
    expect(clock(cardGame())).toMatchObject([{ minutes: 70 }])
  })

  it('[LCG-47] 35 minutes in the final stage', () => {
    expect(clock(finalStage(8))).toMatchObject([{ minutes: 35 }])
  })

  it('[LCG-39] one clock for both games: what the first leaves is for the second', () => {
    const event = cardGame()
    clock(event)
    expect(event.refuses({ kind: 'start-clock' }).code).toBe('clock-already-started')
  })

  it.each([
    [{ swiss: 75 }, 75],
    [{ elimination: 40 }, 70],
  ])('[LCG-29] chosen: %j', (chosen, minutes) => {
    const event = cardGame()
    event.does({ kind: 'pair-round' })
    const state = { ...event.state() }
    const created = { ...state.created, roundMinutes: chosen }
    const [round] = state.rounds
    expect(roundLength({ ...state, created }, round ?? expect.fail())).toMatchObject({
      minutes,
      rule: 'LCG-29',
    })
  })

  it('[LCG-47] chosen for the final stage', () => {
    const event = finalStage(8)
    event.does({ kind: 'pair-round' })
    const created = { ...event.state().created, roundMinutes: { elimination: 40 } }
    const round = event.state().rounds.at(-1) ?? expect.fail()
    expect(roundLength({ ...event.state(), created }, round)).toMatchObject({
      minutes: 40,
      rule: 'LCG-47',
    })
  })

  it('[LCG-47] the day: 3 × 70, five slots of 35, and a final without end', () => {
    const day = timetable(stagesOf(3, 8, 'double-elimination'), 20, cardGameDe2014.roundLength)
    expect(day.map(({ minutes }) => minutes)).toEqual([70, 70, 70, 35, 35, 35, 35, 35, null])
    expect(day.at(-1)?.begins).toBe(385)
    const large = timetable(stagesOf(5, 16, 'double-elimination'), 40, cardGameDe2014.roundLength)
    expect(large.filter(({ minutes }) => minutes === 35)).toHaveLength(7)
  })
})
