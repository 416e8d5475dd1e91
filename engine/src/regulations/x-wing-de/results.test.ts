import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pairByHand, playByHand } from '../../../testing/by-hand.ts'
import { bracketStory, type Story, story } from '../../../testing/story.ts'
import { rulesOf } from '../../event/reading/rules.ts'
import {
  bracketOf,
  currentRound,
  type Refusal,
  type Result,
  type Seat,
  standingsView,
  tablesView,
} from '../../index.ts'
import { scorerFor } from '../../scoring/catalogue.ts'
import { clause } from '../../vocabulary/rule.ts'
import { xWingDe } from './regulation.ts'

const regulation = 'x-wing/de'
const { scoring } = xWingDe
const swiss = scoring.swiss.method === 'destroyed-points' ? scoring.swiss : expect.fail('method')

const paired = (): Story => {
  const event = story({ regulation, players: ['bastian', 'karo'] })
  pairByHand(event, 'bastian v karo')
  event.does({ kind: 'publish-round' })
  return event
}

/** What the first table shows of a result: `win 1/176, loss 0/24`. */
const shown = (event: Story): string => {
  const round = currentRound(event.state()) ?? expect.fail('no round')
  const [table] = tablesView(event.state(), round)
  return (table?.earned ?? [])
    .map((line) => `${line.outcome} ${line.tournamentPoints}/${line.marginOfVictory}`)
    .join(', ')
}

const told = (result: Result): string => {
  const event = paired()
  event.result('bastian', result)
  return shown(event)
}

const refused = (result: Result): Refusal => {
  const event = paired()
  return event.refuses({ kind: 'enter-result', match: event.matchOf('karo').match, result })
}

describe('how a match ends', () => {
  it('[XWDE-80] one side destroyed: the other wins, in either seat', () => {
    expect(told({ ending: 'destruction', score: [100, 24] })).toBe('win 1/176, loss 0/24')
    expect(told({ ending: 'destruction', score: [24, 100] })).toBe('loss 0/24, win 1/176')
  })

  it('[XWDE-80] however close: 100 to 89', () => {
    expect(told({ ending: 'destruction', score: [100, 89] })).toBe('win 1/111, loss 0/89')
  })

  const accepted: readonly Result[] = [
    { ending: 'destruction', score: [100, 0] },
    { ending: 'time', score: [10, 0] },
    { ending: 'mutual-destruction', score: [100, 100], salvo: 'first' },
    { ending: 'concession', by: 'first', score: [0, 0] },
    { ending: 'no-show', by: 'first' },
    { ending: 'match-loss', by: 'first' },
  ]

  it('[XWDE-80] these are all the endings there are', () => {
    for (const result of accepted) expect(told(result), result.ending).not.toBe('')
    expect(swiss.endings).toEqual(clause('XWDE-80', expect.anything()))
    expect(swiss.endings.value.toSorted()).toEqual(accepted.map((one) => one.ending).toSorted())
  })

  it.each<[string, Result]>([
    ['intentional-draw', { ending: 'intentional-draw', witness: 'a judge' }],
    ['double-loss', { ending: 'double-loss' }],
    ['withdrawal', { ending: 'withdrawal', by: 'first' }],
  ])('[XWDE-90] there are no draws and no other endings: %s', (what, result) => {
    expect(refused(result)).toEqual({ code: 'not-in-this-regulation', what, regulation })
  })

  it.each<[Seat, string]>([
    ['first', 'win 1/100, loss 0/100'],
    ['second', 'loss 0/100, win 1/100'],
  ])('[XWDE-81] both destroyed: the final salvo of the %s seat wins', (salvo, expected) => {
    expect(told({ ending: 'mutual-destruction', score: [100, 100], salvo })).toBe(expected)
  })

  it('[XWDE-81] mutual destruction without a salvo decides nothing', () => {
    expect(refused({ ending: 'mutual-destruction', score: [100, 100] })).toEqual({
      code: 'salvo-needed',
      rule: 'XWDE-88',
    })
  })

  it.each([
    [77, 49, 'win 1/128, loss 0/72'],
    [50, 38, 'win 1/112, loss 0/88'],
    [50, 39, 'win 1/111, loss 0/89'],
    [1, 0, 'win 1/101, loss 0/99'],
    [0, 1, 'loss 0/99, win 1/101'],
  ])('[XWDE-82] at time the higher score wins, by however little: %i to %i', (a, b, expected) => {
    expect(told({ ending: 'time', score: [a, b] })).toBe(expected)
    expect(swiss.modifiedWinBelow).toBeNull()
  })

  it('[XWDE-82] equal at time: the final salvo', () => {
    expect(refused({ ending: 'time', score: [60, 60] })).toEqual({
      code: 'salvo-needed',
      rule: 'XWDE-88',
    })
    expect(told({ ending: 'time', score: [60, 60], salvo: 'second' })).toBe('loss 0/100, win 1/100')
  })

  it.each<[string, Result, string]>([
    [
      'having scored 30',
      { ending: 'concession', by: 'second', score: [45, 30] },
      'win 1/170, loss 0/30',
    ],
    ['before play', { ending: 'concession', by: 'second', score: [0, 0] }, 'win 1/200, loss 0/0'],
    [
      'in the lead by 55 to 20',
      { ending: 'concession', by: 'second', score: [20, 55] },
      'win 1/145, loss 0/55',
    ],
    [
      'in the first seat',
      { ending: 'concession', by: 'first', score: [30, 45] },
      'loss 0/30, win 1/170',
    ],
  ])('[XWDE-83] conceding %s', (_, result, expected) => {
    expect(told(result)).toBe(expected)
  })
})

describe('the final salvo', () => {
  const level = { ending: 'time', score: [60, 60] } as const
  const rolls = {
    dice: [5, 4],
    hits: [
      [2, 2],
      [3, 1],
    ],
  } as const

  it('[XWDE-88] the winner is enough, the rolls may be noted', () => {
    expect(told({ ...level, salvo: 'first' })).toBe('win 1/100, loss 0/100')
    expect(told({ ...level, salvo: 'first', salvoRolls: rolls })).toBe('win 1/100, loss 0/100')
    const event = paired()
    event.result('bastian', { ...level, salvo: 'first', salvoRolls: rolls })
    expect(event.event().log.at(-1)?.fact).toMatchObject({ result: { salvoRolls: rolls } })
  })

  it('[XWDE-88] rolls that say something else are refused', () => {
    const differ = { code: 'salvo-rolls-differ', rule: 'XWDE-88' }
    expect(refused({ ...level, salvo: 'second', salvoRolls: rolls })).toEqual(differ)
    const tooMany = { dice: [2, 4], hits: [[3, 1]] } as const
    expect(refused({ ...level, salvo: 'first', salvoRolls: tooMany })).toEqual(differ)
  })

  it('[XWDE-88] only equal scores are fired for, and initiative decides nothing', () => {
    const won = { ending: 'time', score: [60, 59] } as const
    const notNeeded = { code: 'salvo-not-needed', rule: 'XWDE-88' }
    expect(refused({ ...won, salvo: 'first' })).toEqual(notNeeded)
    expect(refused({ ...won, salvoRolls: rolls })).toEqual(notNeeded)
    expect(refused({ ...level, initiative: 'first' })).toEqual({
      code: 'not-in-this-regulation',
      what: 'initiative',
      regulation,
    })
  })

  it.each(['first', 'second'] as const)('[XWDE-88] in elimination too: %s', (salvo) => {
    const event = bracketStory(2, { regulation, players: 2 })
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    const { match, players } = event.matchAt(1)
    const enter = { kind: 'enter-result', match } as const
    expect(event.refuses({ ...enter, result: level })).toEqual({
      code: 'salvo-needed',
      rule: 'XWDE-88',
    })
    event.does({ ...enter, result: { ...level, salvo } })
    event.does({ kind: 'close-round' })
    expect(bracketOf(event.state(), 1).champion).toBe(players[salvo === 'first' ? 0 : 1])
    expect(scoring.elimination).toEqual(scoring.swiss)
  })

  it('[XWDE-89] after mutual destruction rolls are noted the same way', () => {
    const both = { ending: 'mutual-destruction', score: [100, 100] } as const
    expect(told({ ...both, salvo: 'first', salvoRolls: rolls })).toBe('win 1/100, loss 0/100')
    expect(refused({ ...both, salvo: 'second', salvoRolls: rolls })).toMatchObject({
      code: 'salvo-rolls-differ',
    })
  })
})

describe('points and margins', () => {
  it('[XWDE-90] a win earns 1 tournament point, a loss none', () => {
    expect(told({ ending: 'time', score: [20, 10] })).toBe('win 1/110, loss 0/90')
    const points = { win: 1, 'modified-win': 1, draw: 0, loss: 0 }
    expect(swiss.tournamentPoints).toEqual(clause('XWDE-90', points))
  })

  it.each([
    [100, 24, 176, 24],
    [77, 49, 128, 72],
    [50, 38, 112, 88],
    [100, 89, 111, 89],
    [100, 0, 200, 0],
  ])('[XWDE-91] %i to %i: margins of victory %i and %i', (a, b, first, second) => {
    const margins = [...told({ ending: 'time', score: [a, b] }).matchAll(/\/(\d+)/g)]
    expect(margins.map(([, margin]) => Number(margin))).toEqual([first, second])
  })

  it('[XWDE-91] both are noted and add up in the standings', () => {
    const event = story({ regulation, players: ['elly', 'salvatore'] })
    playByHand(event, 'elly 77-49 salvatore')
    playByHand(event, 'elly 24-100 salvatore')
    const { rows } = standingsView(event.state())
    expect(rows.map((row) => [row.player, row.tournamentPoints, row.marginOfVictory])).toEqual([
      ['salvatore', 1, 248],
      ['elly', 1, 152],
    ])
  })

  it('[XWDE-91] whatever was played, the margins share 200 between them', () => {
    const points = fc.integer({ min: 0, max: 100 })
    const seat = fc.constantFrom('first' as const, 'second' as const)
    const both = fc.tuple(points, points)
    const result: fc.Arbitrary<Result> = fc.oneof(
      fc.record({ ending: fc.constant('time' as const), score: both }),
      fc.record({ ending: fc.constant('time' as const), score: both, salvo: seat }),
      fc.record({ ending: fc.constant('concession' as const), by: seat, score: both }),
    )
    const { readings } = rulesOf(paired().state().created)
    const scorer = scorerFor(swiss, { bye: xWingDe.bye, readings, stage: 'swiss' })
    fc.assert(
      fc.property(result, (given) => {
        fc.pre(scorer.objection(given) === null)
        const [a, b] = scorer.earned(given)
        expect((a.marginOfVictory ?? -1) + (b.marginOfVictory ?? -1)).toBe(200)
        expect(Math.min(a.marginOfVictory ?? -1, b.marginOfVictory ?? -1)).toBeGreaterThanOrEqual(0)
        expect(a.tournamentPoints + b.tournamentPoints).toBe(1)
      }),
    )
  })

  it('[XWDE-92] equal scores: 100 for both sides of the salvo', () => {
    expect(told({ ending: 'time', score: [0, 0], salvo: 'first' })).toBe('win 1/100, loss 0/100')
    expect(swiss.levelMargin).toEqual(clause('XWDE-92', 100))
  })
})
