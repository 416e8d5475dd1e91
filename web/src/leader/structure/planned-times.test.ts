import { type Regulation, regulations, stagesOf } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { clockText, lengthsOf, minutesOf, plannedTimes } from './planned-times.ts'

const regulation = regulations[0] as Regulation
const day = { start: 600, pause: 10 }
const shown = (rounds: ReturnType<typeof plannedTimes>) =>
  rounds.map(({ from, to }) => `${clockText(from)}-${to === null ? '' : clockText(to)}`)

describe('the day as planned', () => {
  it('has every round with its beginning and end, and a break after each', () => {
    const minutes = regulation.roundLength.swiss.value.minutes ?? 0
    const [first, second, ...others] = plannedTimes(stagesOf(3, 0), 12, lengthsOf(regulation), day)
    expect(first).toEqual({ stage: 0, round: 1, from: 600, to: 600 + minutes })
    expect(second?.from).toBe(600 + minutes + 10)
    expect(others).toHaveLength(1)
  })

  it('goes by the lengths that were chosen', () => {
    const lengths = lengthsOf(regulation, { swiss: 50, elimination: 45 })
    expect(shown(plannedTimes(stagesOf(2, 0), 8, lengths, day))).toEqual([
      '10:00-10:50',
      '11:00-11:50',
    ])
    expect(lengthsOf(regulation)).toEqual(regulation.roundLength)
  })

  it('counts the rounds of the finals, too', () => {
    const rounds = plannedTimes(stagesOf(1, 8), 20, lengthsOf(regulation), day)
    expect(rounds.map(({ stage, round }) => [stage, round])).toEqual([
      [0, 1],
      [1, 2],
      [1, 3],
      [1, 4],
    ])
  })

  it('reads and writes the time of day', () => {
    expect(['9:30', '09:30', '24:00', '9:60', 'x'].map(minutesOf)).toEqual([
      570,
      570,
      null,
      null,
      null,
    ])
    expect([570, 1450].map(clockText)).toEqual(['09:30', '00:10'])
  })
})
