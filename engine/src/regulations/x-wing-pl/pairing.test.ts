import { describe, expect, it } from 'vitest'
import { drawn, outcomes, pairsOf, pairsWith } from '../../../testing/drawn-rounds.ts'
import { pairByHand, playByHand } from '../../../testing/pairing/by-hand.ts'
import { type Setting, type Story, story } from '../../../testing/story.ts'
import { type Options, type StagePlan, standingsView } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { byeIsWorth, laterByes, noEarnedByes, repeatedByeIsWarnedOf } from '../suites/byes.suite.ts'
import { furtherSwissRounds, marginsAfterACut } from '../suites/cut.suite.ts'
import {
  byesOnlyIfOdd,
  chanceInGroups,
  firstRoundByChance,
  floatersByChance,
  rematches,
} from '../suites/pairing.suite.ts'
import { xWingPl } from './regulation.ts'

const polish = (setting: Setting = {}): Story => story({ regulation: 'x-wing/pl', ...setting })

/** Jan, Sara and Bartek have 15, Kuba 13, the others less; of the four only Jan and Sara met. */
const threeAndOne = (): Story => {
  const event = polish({
    players: ['jan', 'sara', 'bartek', 'kuba', 'v', 'w', 'x', 'y'],
  })
  playByHand(event, 'jan 100-0 sara, bartek 100-0 v, kuba 100-0 w, x 100-0 y')
  playByHand(event, 'jan 100-0 v, sara 100-0 x, bartek 100-0 w, kuba 50-45 y')
  playByHand(event, 'jan 0-100 w, sara 100-0 v, bartek 0-100 y, kuba 100-0 x')
  playByHand(event, 'jan 100-0 y, sara 100-0 w, bartek 100-0 x, kuba 0-100 v')
  return event
}

describe('Swiss rounds', () => {
  firstRoundByChance(xWingPl, { pairs: 'XWPL-42', bye: 'XWPL-44' })
  byesOnlyIfOdd(xWingPl, 'XWPL-44')
  chanceInGroups(xWingPl, 'XWPL-42')
  floatersByChance(xWingPl, 'XWPL-42')

  const topOf = (event: Story) => outcomes(event, pairsWith('jan', 'sara', 'bartek', 'kuba'))

  it('[XWPL-42] 15, 15, 15, 13: two of the three meet, the third meets the next', () => {
    const event = threeAndOne()
    const points = standingsView(event.state()).rows.map((row) => row.tournamentPoints)
    expect(points.slice(0, 4)).toEqual([15, 15, 15, 13])
    expect(topOf(event)).toEqual(['bartek-jan kuba-sara', 'bartek-sara jan-kuba'])
  })

  it('[XWPL-43] Sara and Jan, who have met, never do again', () => {
    for (const pairs of topOf(threeAndOne())) expect(pairs).not.toContain('jan-sara')
  })

  rematches(xWingPl, 'XWPL-43')
})

describe('a cut into further Swiss rounds', () => {
  const stages: readonly StagePlan[] = [
    { kind: 'swiss', rounds: 2, cut: null },
    { kind: 'swiss', rounds: 1, cut: 4 },
  ]

  /** A, B, C and D go on; A has met B and C, C has met D. */
  const secondStage = (options: Options = {}) => {
    const event = polish({
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

  it.each(['carry', 'reset'] as const)(
    '[XWPL-43] those who met before the cut still do not meet again: %s',
    (afterCut) => {
      const event = secondStage({ afterCut })
      expect(event.state().cut?.seeds.toSorted()).toEqual(['a', 'b', 'c', 'd'])
      expect(outcomes(event, pairsOf)).toEqual(['a-d b-c'])
      expect(pairByHand(event, 'a v b, c v d')).toHaveLength(2)
      expect(xWingPl.pairing.rematch).toEqual(clause('XWPL-43', 'in-swiss'))
    },
  )

  it('[XWPL-46] all others are out: only those who went on are paired, and nobody sits out', () => {
    const event = secondStage()
    for (const round of [drawn(event, 'one'), drawn(event, 'two')]) {
      expect(round.byes).toEqual([])
      expect(round.pairings.flatMap(({ players }) => players).toSorted()).toEqual([...'abcd'])
    }
  })

  furtherSwissRounds(xWingPl, 'XWPL-46', 5)
  marginsAfterACut(xWingPl, 'XWPL-46', 'a 50-55 d')

  it('[XWPL-46] with the points gone everybody is level before the first round', () => {
    // Not having met: A at the top, D at the bottom. With points A meets nobody but B.
    const start = (afterCut: 'carry' | 'reset') => {
      const event = polish({
        players: ['a', 'b', 'c', 'd', 'w', 'x', 'y', 'z'],
        structure: { kind: 'custom', stages },
        options: { afterCut },
      })
      playByHand(event, 'a 100-0 w, b 100-0 x, c 100-0 y, d 100-0 z')
      playByHand(event, 'a 100-0 x, b 100-0 w, c 90-100 z, d 90-100 y')
      event.does({ kind: 'make-cut' })
      event.does({ kind: 'start-stage' })
      return event
    }
    const entrants = start('carry').state().stages[1]?.entrants.toSorted()
    expect(entrants).toEqual(['a', 'b', 'c', 'd'])
    expect(outcomes(start('carry'), pairsOf)).toEqual(['a-b c-d'])
    expect(outcomes(start('reset'), pairsOf)).toEqual(['a-b c-d', 'a-c b-d', 'a-d b-c'])
  })
})

describe('byes', () => {
  laterByes(xWingPl, {
    rule: 'XWPL-44',
    win: 5,
    byeBefore: 'r',
    beaten: { lowest: 'r', sitsOut: 'r' },
    level: { schedules: ['28/9', '23/9'], sitsOut: 'r' },
  })
  repeatedByeIsWarnedOf(xWingPl, clause('XWPL-44', 'lowest-place-without-bye'))
  byeIsWorth(xWingPl, 'XWPL-45', { points: 5, margin: 150 })
  noEarnedByes(xWingPl, 'XWPL-45')
})
