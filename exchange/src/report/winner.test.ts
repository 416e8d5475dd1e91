import { describe, expect, it } from 'vitest'
import type { ScenarioMatch } from '../scenario/scenario.ts'
import { winnerIn } from './winner.ts'

const regulation = 'imperial-assault/de-2.2.1'

const level = (tie: object): ScenarioMatch => ({
  players: ['Ada', 'Ben'],
  result: { ending: 'time', score: [25, 25], tie },
})

describe('who has won of two who are level', () => {
  it.each([
    ['more defeats', { defeats: [9, 8] }, 'Ada'],
    ['less damage suffered', { defeats: [8, 8], damage: [3, 2] }, 'Ben'],
    [
      'the first roll that differs',
      {
        defeats: [8, 8],
        damage: [2, 2],
        die: [
          [3, 3],
          [2, 5],
        ],
      },
      'Ben',
    ],
    ['nothing that is told', {}, null],
  ])('is decided by %s', (_, tie, winner) => {
    expect(winnerIn({ regulation })(level(tie), 'swiss')).toBe(winner)
  })
})
