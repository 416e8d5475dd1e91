import { describe, expect, it } from 'vitest'
import { pairByHand, playByHand } from '../../../testing/by-hand.ts'
import { id, role, type Setting, type Story, story } from '../../../testing/story.ts'
import { type Options, type StagePlan, standingsView } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { xWingDe } from './regulation.ts'

const german = (setting: Setting = {}): Story =>
  story({ regulation: 'x-wing/de', players: ['a', 'b', 'c', 'd'], ...setting })

const rowOf = (event: Story, name: string) =>
  standingsView(event.state()).rows.find(({ player }) => player === name) ??
  expect.fail(`no ${name}`)

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
  it('[XWDE-63] who drops is paired no more, and what was played stands', () => {
    const event = german()
    playByHand(event, 'b 100-0 a, c 100-0 d')
    event.does(drop('b'))
    event.does({ kind: 'pair-round' })
    const round = event.state().rounds.at(-1)
    expect(round?.byes).toHaveLength(1)
    expect(event.refuses({ ...drop('b') })).toEqual({ code: 'not-active', player: 'b' })
    expect(rowOf(event, 'b')).toMatchObject({ tournamentPoints: 1, status: 'dropped' })
    expect(rowOf(event, 'a').opponents).toEqual(['b'])
  })

  it('[XWDE-63] who leaves during a match has conceded it', () => {
    const event = german({ players: ['a', 'b'] })
    pairByHand(event, 'a v b')
    event.does({ kind: 'publish-round' })
    event.does(drop('b', 'now'))
    expect(rowOf(event, 'a')).toMatchObject({ tournamentPoints: 1, marginOfVictory: 200 })
  })

  it('[XWDE-64] who does not appear is to be removed: the leader is told', () => {
    const event = german({ players: ['a', 'b'] })
    pairByHand(event, 'a v b')
    event.does({ kind: 'publish-round' })
    const { match } = event.matchOf('a')
    const result = { ending: 'no-show', by: 'second' } as const
    expect(event.does({ kind: 'enter-result', match, result })).toEqual([
      { code: 'should-be-dropped', player: 'b', rule: 'XWDE-64' },
    ])
    expect(xWingDe.leaving.noShowIsRemoved).toEqual(clause('XWDE-64', true))
  })

  it.each([
    ['bye', 150, { byes: 1, won: 0 }, 1],
    ['concession', 200, { byes: 0, won: 1 }, 0],
  ] as const)('[XWDE-64] a no-show is a %s for the other', (noShow, margin, tally, missed) => {
    const event = german({ players: ['a', 'b'], options: { noShow } })
    playByHand(event, 'a v b', { a: { ending: 'no-show', by: 'second' } })
    expect(rowOf(event, 'a')).toMatchObject({
      tournamentPoints: 1,
      marginOfVictory: margin,
      tally,
    })
    expect(rowOf(event, 'b')).toMatchObject({
      tournamentPoints: 0,
      marginOfVictory: 0,
      tally: { unpairedLosses: missed },
    })
    expect(xWingDe.options.noShow).toBe('bye')
  })
})

describe('coming back', () => {
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

  it('[XWDE-65] the organizer is asked', () => {
    expect(missedTwo().refuses(readmit('b'), role('marshal'))).toMatchObject({
      code: 'not-allowed',
    })
    expect(xWingDe.leaving.readmission).toEqual(clause('XWDE-65', 'in-same-stage'))
    expect(xWingDe.options.readmission).toBe('on')
  })

  it('[XWDE-65] not once the cut is made', () => {
    const stages: readonly StagePlan[] = [
      { kind: 'swiss', rounds: 2, cut: null },
      { kind: 'swiss', rounds: 3, cut: 2 },
    ]
    const event = german({ structure: { kind: 'custom', stages } })
    playByHand(event, 'b 100-0 a, c 100-0 d')
    event.does(drop('b'))
    playByHand(event, 'a 100-0 c, d bye')
    event.does({ kind: 'make-cut' })
    expect(event.refuses(readmit('b'))).toEqual({ code: 'stage-over', player: 'b' })
    event.does({ kind: 'start-stage' })
    expect(event.refuses(readmit('b'))).toEqual({ code: 'stage-over', player: 'b' })
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
