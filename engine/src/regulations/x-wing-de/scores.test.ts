import { describe, expect, it } from 'vitest'
import { pairByHand } from '../../../testing/by-hand.ts'
import { type Story, story } from '../../../testing/story.ts'
import { rulesOf } from '../../event/reading/rules.ts'
import { currentRound, type Refusal, type Result, tablesView } from '../../index.ts'
import {
  pointsWithUpgrades,
  type ScoredEnding,
  type ShipAtEnd,
  squadScore,
} from '../../scoring/destroyed-points/squad-score.ts'
import { clause } from '../../vocabulary/rule.ts'
import { xWingDe } from './regulation.ts'

const { scoring } = xWingDe
const swiss = scoring.swiss.method === 'destroyed-points' ? scoring.swiss : expect.fail('method')

const paired = (): Story => {
  const event = story({ regulation: 'x-wing/de', players: ['bastian', 'karo'] })
  pairByHand(event, 'bastian v karo')
  event.does({ kind: 'publish-round' })
  return event
}

/** What the table shows of a result: `win 1/176, loss 0/24`. */
const told = (result: Result): string => {
  const event = paired()
  event.result('bastian', result)
  const round = currentRound(event.state()) ?? expect.fail('no round')
  const [table] = tablesView(event.state(), round)
  return (table?.earned ?? [])
    .map((line) => `${line.outcome} ${line.tournamentPoints}/${line.marginOfVictory}`)
    .join(', ')
}

const refused = (result: Result): Refusal => {
  const event = paired()
  return event.refuses({ kind: 'enter-result', match: event.matchAt(1).match, result })
}

const clauses = {
  halfPoints: xWingDe.halfPoints ?? expect.fail('no half points'),
  fullScore: swiss.fullScore,
}
const ship = (given: Partial<ShipAtEnd>): ShipAtEnd => ({
  points: 30,
  size: 'small',
  capacity: 6,
  remaining: 6,
  destroyed: false,
  ...given,
})
const untouched = ship({})
const score = (
  ships: readonly ShipAtEnd[],
  ending: ScoredEnding = 'time',
  ownerConceded = false,
) => {
  const { halfPoints: reading } = rulesOf(paired().state().created).readings
  return squadScore(ships, { ending, ownerConceded, reading }, clauses)
}

describe('scores', () => {
  it('[XWDE-57] a discarded upgrade counts with its ship, and not before', () => {
    const points = pointsWithUpgrades(29, [
      { points: 4, discarded: true },
      { points: 3, discarded: false },
    ])
    expect(score([ship({ points }), untouched])).toBe(0)
    expect(score([ship({ points, remaining: 0 }), untouched])).toBe(36)
  })

  it('[XWDE-84] destroyed ships add up, with their upgrades', () => {
    const lost = [ship({ points: 24, destroyed: true }), ship({ points: 31, remaining: 0 })]
    expect(score([...lost, untouched])).toBe(55)
    expect(score([untouched])).toBe(0)
  })

  it.each([
    { capacity: 13, remaining: 7, counts: false },
    { capacity: 13, remaining: 6, counts: true },
    { capacity: 10, remaining: 5, counts: false },
    { capacity: 10, remaining: 4, counts: true },
    { capacity: 16, remaining: 8, counts: false },
  ])(
    '[XWDE-85] a large ship below half counts by half: $remaining of $capacity: $counts',
    ({ capacity, remaining, counts }) => {
      for (const [points, half] of [
        [47, 23],
        [41, 20],
      ] as const) {
        const damaged = ship({ points, size: 'large', capacity, remaining })
        expect(score([damaged, untouched])).toBe(counts ? half : 0)
      }
      expect(xWingDe.halfPoints?.rule).toBe('XWDE-85')
    },
  )

  it('[XWDE-85] a small ship never does, a destroyed large one counts once and in full', () => {
    const small = ship({ points: 47, capacity: 10, remaining: 1 })
    const gone = ship({ points: 47, size: 'large', capacity: 13, remaining: 0, destroyed: true })
    expect(score([small, untouched])).toBe(0)
    expect(score([gone, untouched])).toBe(47)
  })

  it.each(['time', 'destruction', 'concession'] as const)(
    '[XWDE-85] the document counts halves in every ending: %s',
    (ending) => {
      const survivor = ship({ points: 21, size: 'large', capacity: 10, remaining: 4 })
      expect(score([ship({ points: 79, destroyed: true }), survivor], ending)).toBe(89)
      expect(xWingDe.options.halfPoints).toBeUndefined()
    },
  )

  it('[XWDE-86] a destroyed squad of 97 points counts 100', () => {
    const wiped = [ship({ points: 60, destroyed: true }), ship({ points: 37, remaining: 0 })]
    const full = score(wiped, 'destruction')
    expect(full).toBe(100)
    expect(told({ ending: 'destruction', score: [full, 0] })).toBe('win 1/200, loss 0/0')
  })

  it.each<[string, Result, Refusal]>([
    [
      'more than 100',
      { ending: 'time', score: [101, 0] },
      { code: 'score-out-of-range', score: 101, maximum: 100, rule: 'XWDE-86' },
    ],
    [
      'destruction without a full score',
      { ending: 'destruction', score: [99, 0] },
      { code: 'score-needs-full', ending: 'destruction', full: 100, rule: 'XWDE-86' },
    ],
    [
      'destruction of both',
      { ending: 'destruction', score: [100, 100], salvo: 'first' },
      { code: 'score-both-full', full: 100, rule: 'XWDE-86' },
    ],
    [
      'mutual destruction of one',
      { ending: 'mutual-destruction', score: [100, 97], salvo: 'first' },
      { code: 'score-needs-full', ending: 'mutual-destruction', full: 100, rule: 'XWDE-86' },
    ],
    [
      'conceding after destroying everything',
      { ending: 'concession', by: 'first', score: [100, 0] },
      { code: 'score-not-below-full', full: 100, rule: 'XWDE-86' },
    ],
  ])('[XWDE-86] %s cannot be', (_, result, refusal) => {
    expect(refused(result)).toEqual(refusal)
  })

  it('[XWDE-87] whoever gives up loses the whole squad before the points are counted', () => {
    expect(score([untouched, untouched], 'concession', true)).toBe(100)
    expect(told({ ending: 'concession', by: 'first', score: [0, 0] })).toBe('loss 0/0, win 1/200')
    expect(refused({ ending: 'concession', by: 'first' })).toMatchObject({ rule: 'XWDE-87' })
    expect(swiss.concession).toEqual(clause('XWDE-87', 'squad-destroyed'))
  })
})
