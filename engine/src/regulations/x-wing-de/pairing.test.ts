import { describe, expect, it } from 'vitest'
import { byesOf, type drawn, lowestTwo, outcomes, pairsOf } from '../../../testing/drawn-rounds.ts'
import { pairByHand, playByHand } from '../../../testing/pairing/by-hand.ts'
import { id, names, type Setting, type Story, story } from '../../../testing/story.ts'
import { type Options, type StagePlan, standingsView } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { byeIsWorth, laterByes, repeatedByeIsWarnedOf } from '../suites/byes.suite.ts'
import {
  byesOnlyIfOdd,
  chanceInGroups,
  firstRoundByChance,
  rematches,
} from '../suites/pairing.suite.ts'
import { xWingDe } from './regulation.ts'

const german = (setting: Setting = {}): Story => story({ regulation: 'x-wing/de', ...setting })

/** Byes with their kinds: `p1 earned, p2 odd-number`. */
const byeKinds = ({ byes }: ReturnType<typeof drawn>): string =>
  byes.map(({ player, kind }) => `${player} ${kind}`).join(', ')

describe('round 1', () => {
  firstRoundByChance(xWingDe, { pairs: 'XWDE-67', bye: 'XWDE-69' })

  it('[XWDE-67] nobody can ask not to meet somebody', () => {
    const event = german({ players: 0, started: false })
    expect(
      event.refuses({ kind: 'register-player', player: id('ada'), avoid: [id('ben')] }),
    ).toMatchObject({ code: 'not-in-this-regulation', what: 'avoid' })
  })
})

/** Sven, Anne and Gregor have 5, Kai 4; the four have met none but those below. */
const threeAndOne = (): Story => {
  const tops = ['sven', 'anne', 'gregor', 'kai']
  const others = ['w', 'x', 'y', 'z']
  const event = german({ players: [...tops, ...others] })
  for (let round = 0; round < 5; round++) {
    const tables = tops.map((top, index) => {
      const score = top === 'kai' && round === 4 ? '0-100' : '100-0'
      return `${top} ${score} ${others[(index + round) % 4]}`
    })
    playByHand(event, tables.join(', '))
  }
  return event
}

describe('later rounds', () => {
  it('[XWDE-68] 5, 5, 5, 4: two of the three meet, the third meets the next', () => {
    const event = threeAndOne()
    const points = standingsView(event.state()).rows.map((row) => row.tournamentPoints)
    expect(points).toEqual([5, 5, 5, 4, 1, 0, 0, 0])
    const top = outcomes(event, (round) => pairsOf(round).split(' ').slice(0, 2).join(' '))
    expect(top).toEqual(['anne-gregor kai-sven', 'anne-kai gregor-sven', 'anne-sven gregor-kai'])
    expect(xWingDe.pairing.laterRounds).toEqual(clause('XWDE-68', 'random-in-points-groups'))
  })

  chanceInGroups(xWingDe, 'XWDE-68')
})

describe('rematches', () => {
  const stages: readonly StagePlan[] = [
    { kind: 'swiss', rounds: 2, cut: null },
    { kind: 'swiss', rounds: 2, cut: 4 },
  ]

  /** A, B, C and D go on; A has met B, C has met D; A to D have two points each. */
  const secondStage = (options: Options = {}) => {
    const event = german({
      players: ['a', 'b', 'c', 'd', 'w', 'x'],
      structure: { kind: 'custom', stages },
      options,
    })
    playByHand(event, 'a 100-0 b, c 100-0 d, w 100-0 x')
    playByHand(event, 'b 100-0 w, d 100-0 x, a 100-99 c')
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    return event
  }

  rematches(xWingDe, 'XWDE-62')

  it('[XWDE-62] the cut ends the stage: in the next one all may meet again', () => {
    const event = secondStage({ afterCut: 'reset' })
    expect(event.state().cut?.seeds.toSorted()).toEqual(['a', 'b', 'c', 'd'])
    expect(outcomes(event, pairsOf)).toEqual(['a-b c-d', 'a-c b-d', 'a-d b-c'])
    expect(pairByHand(event, 'a v b, c v d')).toEqual([])
    expect(xWingDe.pairing.rematch).toEqual(clause('XWDE-62', 'in-stage'))
  })

  it.each([
    ['carry', ['a-b c-d']],
    ['reset', ['a-b c-d', 'a-c b-d', 'a-d b-c']],
  ] as const)('[XWDE-73] the first pairing after it, points read as %s', (afterCut, pairs) => {
    const event = german({
      players: ['a', 'b', 'c', 'd', 'w', 'x'],
      structure: { kind: 'custom', stages },
      options: { afterCut },
    })
    playByHand(event, 'a 100-0 w, b 100-0 x, c 100-0 d')
    playByHand(event, 'a 100-0 x, b 100-0 w, d 100-0 c')
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    expect(outcomes(event, pairsOf)).toEqual(pairs)
  })

  it('[XWDE-62] and there they count from the cut on', () => {
    const event = secondStage()
    playByHand(event, 'a 100-0 b, c 100-0 d')
    expect(pairByHand(event, 'a v b, c v d')).toHaveLength(2)
    expect(outcomes(event, pairsOf)).toEqual(['a-c b-d'])
  })
})

describe('byes', () => {
  byesOnlyIfOdd(xWingDe, 'XWDE-105')
  laterByes(xWingDe, {
    rule: 'XWDE-69',
    win: 1,
    byeBefore: 'r',
    beaten: { lowest: 'q', sitsOut: 'q' },
    level: { schedules: ['2/3', '5/9'], sitsOut: 'r' },
  })
  repeatedByeIsWarnedOf(xWingDe, clause('XWDE-69', 'lowest-place-without-bye'))

  it('[XWDE-69] when all have had one it is the lowest of those with the fewest', () => {
    const event = german({ players: ['q', 'r', 'x'] })
    playByHand(event, 'q bye, r 100-0 x')
    playByHand(event, 'x bye, r 100-0 q')
    playByHand(event, 'r bye, q 100-0 x')
    expect(lowestTwo(event).at(-1)?.[0]).toBe('x')
    expect(outcomes(event, byesOf)).toEqual(['x'])
  })

  byeIsWorth(xWingDe, 'XWDE-70', { points: 1, margin: 150 })
})

describe('byes won elsewhere', () => {
  const withEarned = (count: number, earned: readonly string[], options: Options = {}) => {
    const event = german({ players: 0, started: false, options })
    for (const name of names(count)) {
      const earnedBye = earned.includes(name)
      event.does({ kind: 'register-player', player: id(name), earnedBye })
      event.does({ kind: 'check-in-player', player: id(name) })
    }
    event.does({ kind: 'announce-event' })
    event.does({ kind: 'start-stage' })
    return event
  }

  it('[XWDE-71] go straight to round 2 with a win and a margin of 200, on record', () => {
    const event = withEarned(4, ['p1', 'p2'])
    expect(event.event().log.map(({ fact }) => fact)).toContainEqual(
      expect.objectContaining({ kind: 'player-registered', player: 'p2', earnedBye: true }),
    )
    expect(outcomes(event, byeKinds)).toEqual(['p1 earned, p2 earned'])
    expect(outcomes(event, pairsOf)).toEqual(['p3-p4'])
    event.playRound()
    const rows = standingsView(event.state()).rows.slice(0, 3)
    expect(rows.find(({ player }) => player === 'p1')).toMatchObject({
      tournamentPoints: 1,
      marginOfVictory: 200,
      opponents: [],
    })
    expect(xWingDe.bye.earned?.rule).toBe('XWDE-71')
  })

  it('[XWDE-71] are for round 1 only', () => {
    const event = withEarned(4, ['p1', 'p2'])
    event.playRound()
    expect(outcomes(event, byeKinds)).toEqual([''])
  })

  it('[XWDE-71] an odd rest draws an ordinary bye among itself', () => {
    const event = withEarned(4, ['p1'])
    expect(outcomes(event, byeKinds)).toEqual([
      'p1 earned, p2 odd-number',
      'p1 earned, p3 odd-number',
      'p1 earned, p4 odd-number',
    ])
  })

  it('[XWDE-71] a round 1 paired by hand honours them too', () => {
    const event = withEarned(3, ['p1'])
    playByHand(event, 'p1 bye, p2 100-0 p3')
    const row = standingsView(event.state()).rows.find(({ player }) => player === 'p1')
    expect(row?.marginOfVictory).toBe(200)
  })

  it.each([
    ['yes', 'p4', 1],
    ['no', 'p1', 0],
  ] as const)(
    '[XWDE-71] whether they count as a bye so far: %s, so %s sits out next',
    (earnedByeCounts, expected, warnings) => {
      const event = withEarned(5, ['p1'], { earnedByeCounts })
      playByHand(event, 'p1 bye, p2 100-0 p3, p4 100-0 p5')
      playByHand(event, 'p5 100-0 p1, p2 100-0 p4, p3 bye')
      playByHand(event, 'p3 100-0 p1, p2 100-50 p4, p5 bye')
      expect(lowestTwo(event)).toEqual([
        ['p4', 1, 250],
        ['p1', 1, 200],
      ])
      expect(outcomes(event, byeKinds)).toEqual([`${expected} odd-number`])
      const repeated = pairByHand(event, 'p1 bye, p2 v p3, p4 v p5').filter(
        ({ code }) => code === 'repeated-bye',
      )
      expect(repeated).toHaveLength(warnings)
    },
  )
})
