import { instant } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import type { DayStep } from '../../../leader/day/day-steps.ts'
import { expectedStarts } from './expected-starts.ts'

const round = (number: number, from: number | null, to: number | null): DayStep => ({
  kind: 'round',
  round: number,
  of: 5,
  state: to === null ? 'todo' : 'done',
  from: from === null ? null : instant(from),
  to: to === null ? null : instant(to),
})
const end: DayStep = { kind: 'end', state: 'todo', from: null, to: null }

describe('the rounds to come', () => {
  it('begin after the breaks and rounds that were usual so far', () => {
    const steps = [
      round(1, 0, 80),
      round(2, 100, 170),
      round(3, 200, null),
      round(4, null, null),
      round(5, null, null),
      end,
    ]
    // Breaks of 20 and 30, rounds of 70 and 80: the lower of two is the middle.
    expect(expectedStarts(steps, 290)).toEqual([null, null, null, 310, 400, null])
    expect(expectedStarts(steps, 290, 180)).toEqual([null, null, null, 310, 420, null])
    expect(expectedStarts(steps, null)).toEqual([null, null, null, null, null, null])
  })

  it('are not foreseen before there has been a break', () => {
    const steps = [round(1, 0, null), round(2, null, null), end]
    expect(expectedStarts(steps, 90)).toEqual([null, null, null])
  })
})
