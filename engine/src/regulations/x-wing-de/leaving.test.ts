import { describe, expect, it } from 'vitest'
import { pairByHand, playByHand } from '../../../testing/pairing/by-hand.ts'
import { rowOf } from '../../../testing/standing-row.ts'
import { id, type Setting, type Story, story } from '../../../testing/story.ts'
import type { Options, StagePlan } from '../../index.ts'
import {
  backInTheSameStage,
  dropping,
  neitherCame,
  neitherCameInBracket,
  noShow,
  noShowIsRemoved,
  readmission,
  scoreOfTheConceder,
} from '../suites/leaving.suite.ts'
import { xWingDe } from './regulation.ts'

const win = { points: 1, margin: 200 }

const german = (setting: Setting = {}): Story =>
  story({ regulation: 'x-wing/de', players: ['a', 'b', 'c', 'd'], ...setting })

const drop = (player: string, when: 'now' | 'after-round' = 'after-round') =>
  ({ kind: 'drop-player', player: id(player), when }) as const
const readmit = (player: string) => ({ kind: 'readmit-player', player: id(player) }) as const

/** B wins round 1 with a margin of 160, leaves, and misses the rounds 2 and 3. */
const missedTwo = (options: Options = {}): Story => {
  const event = german({ options })
  playByHand(event, 'b 60-0 a, c 100-0 d')
  event.does(drop('b'))
  playByHand(event, 'a 100-0 c, d bye')
  playByHand(event, 'a 100-0 d, c bye')
  return event
}

describe('leaving', () => {
  dropping(xWingDe, 'XWDE-63', win)
  noShow(xWingDe, 'XWDE-64', { win, byeMargin: 150 })
  noShowIsRemoved(xWingDe, 'XWDE-64')
  neitherCame(xWingDe, 'XWDE-64')
  neitherCameInBracket(xWingDe, 'XWDE-79')
  scoreOfTheConceder(xWingDe, 'XWDE-87')
})

describe('coming back', () => {
  readmission(xWingDe, 'XWDE-65', win)
  backInTheSameStage(xWingDe, 'XWDE-65')

  it('[XWDE-65] one unpaired loss for every round missed', () => {
    const event = missedTwo()
    event.does(readmit('b'))
    expect(rowOf(event, 'b')).toMatchObject({
      status: 'active',
      tournamentPoints: 1,
      marginOfVictory: 160,
      tally: { won: 1, unpairedLosses: 2 },
      opponents: ['a'],
    })
    // A met B, with 1 of three rounds now, C with 2 and D with 1: (1/3 + 2/3 + 1/3) / 3.
    expect(rowOf(event, 'a').strengthOfSchedule).toBe('4/9')
    pairByHand(event, 'b v c, a v d')
  })

  it.each([
    ['0', 160],
    ['50', 260],
    ['100', 360],
  ] as const)('[XWDE-65] a missed round with a margin of %s', (unpairedLossMargin, margin) => {
    const event = missedTwo({ unpairedLossMargin })
    event.does(readmit('b'))
    expect(rowOf(event, 'b').marginOfVictory).toBe(margin)
    expect(xWingDe.options.unpairedLossMargin).toBe('0')
  })

  it('[XWDE-65] in Swiss rounds after a cut, who left there may come back there', () => {
    const stages: readonly StagePlan[] = [
      { kind: 'swiss', rounds: 1, cut: null },
      { kind: 'swiss', rounds: 3, cut: 3 },
    ]
    const event = german({ structure: { kind: 'custom', stages } })
    playByHand(event, 'a 100-0 d, b 100-50 c')
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    playByHand(event, 'a 100-0 b, c bye')
    event.does(drop('c'))
    playByHand(event, 'b 100-0 a')
    event.does(readmit('c'))
    expect(rowOf(event, 'c').tally.unpairedLosses).toBe(1)
    event.does({ kind: 'pair-round' })
    expect(event.state().rounds.at(-1)?.byes).toHaveLength(1)
    // D did not go on, and dropping in the new stage does not make D one of it.
    event.does({ kind: 'unpair-round' })
    event.does(drop('d'))
    expect(event.refuses(readmit('d'))).toEqual({ code: 'stage-over', player: 'd' })
  })
})
