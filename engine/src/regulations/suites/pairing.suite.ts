import { expect, it } from 'vitest'
import { byesOf, drawn, outcomes, pairsOf, pairsWith } from '../../../testing/drawn-rounds.ts'
import { pairByHand, playByHand } from '../../../testing/pairing/by-hand.ts'
import { names, story } from '../../../testing/story.ts'
import { clause, type RuleId } from '../../vocabulary/rule.ts'
import type { Regulation } from '../regulation.ts'

/** Round 1 by chance, and who is left over as well. */
export const firstRoundByChance = (
  { id: regulation, pairing, bye }: Regulation,
  rules: { readonly pairs: RuleId; readonly bye: RuleId },
): void => {
  it(`[${rules.pairs}] round 1 is random: every pairing comes up`, () => {
    const all = ['p1-p2 p3-p4', 'p1-p3 p2-p4', 'p1-p4 p2-p3']
    expect(outcomes(story({ regulation, players: 4 }), pairsOf)).toEqual(all)
    expect(pairing.firstRound).toEqual(clause(rules.pairs, 'random'))
  })

  it(`[${rules.bye}] round 1: the one left over, so everybody may be`, () => {
    expect(outcomes(story({ regulation, players: 5 }), byesOf)).toEqual(names(5))
    expect(bye.firstRound).toEqual(clause(rules.bye, 'by-chance'))
  })
}

export const byesOnlyIfOdd = ({ id: regulation }: Regulation, rule: RuleId): void => {
  it(`[${rule}] nobody of an even field sits out, one of an odd one`, () => {
    for (const players of [4, 5, 6, 7]) {
      const event = story({ regulation, players })
      const { byes, pairings } = drawn(event)
      expect([byes.length, pairings.length]).toEqual([players % 2, Math.floor(players / 2)])
    }
    expect(outcomes(story({ regulation, players: 4 }), byesOf)).toEqual([''])
  })
}

export const chanceInGroups = ({ id: regulation, pairing }: Regulation, rule: RuleId): void => {
  it(`[${rule}] inside a group of equal points chance decides`, () => {
    const event = story({ regulation, players: 8 })
    playByHand(event, 'p1 > p2, p3 > p4, p5 > p6, p7 > p8')
    const winners = outcomes(event, pairsWith('p1', 'p3', 'p5', 'p7'))
    expect(winners).toEqual(['p1-p3 p5-p7', 'p1-p5 p3-p7', 'p1-p7 p3-p5'])
    expect(pairing.laterRounds).toEqual(clause(rule, 'random-in-points-groups'))
  })

  it(`[${rule}] who is left over of an odd group, and whom they meet of the next, too`, () => {
    const event = story({ regulation, players: 6 })
    playByHand(event, 'p1 > p2, p3 > p4, p5 > p6')
    const isWinner = (player: string) => ['p1', 'p3', 'p5'].includes(player)
    const floats = outcomes(event, (round) => {
      const crossing = pairsOf(round)
        .split(' ')
        .filter((pair) => pair.split('-').filter(isWinner).length === 1)
      return crossing.join(' ')
    })
    // One pair crosses, never one that has met: each of three with each of the two others.
    expect(floats).toEqual(['p1-p4', 'p1-p6', 'p2-p3', 'p2-p5', 'p3-p6', 'p4-p5'])
  })
}

/** Of an odd group anybody may be left over, and whom that one meets below is drawn as well. */
export const floatersByChance = ({ id: regulation }: Regulation, rule: RuleId): void => {
  it(`[${rule}] an odd group: who is left over and whom of the next group chance decides`, () => {
    const event = story({ regulation, players: 6 })
    playByHand(event, 'p1 > p4, p2 > p5, p3 > p6')
    // Whoever is left over of p1, p2 and p3 meets one of the two below not met before.
    expect(outcomes(event, pairsOf)).toEqual([
      'p1-p2 p3-p4 p5-p6',
      'p1-p2 p3-p5 p4-p6',
      'p1-p3 p2-p4 p5-p6',
      'p1-p3 p2-p6 p4-p5',
      'p1-p5 p2-p3 p4-p6',
      'p1-p6 p2-p3 p4-p5',
    ])
  })
}

export const rematches = ({ id: regulation }: Regulation, rule: RuleId): void => {
  it(`[${rule}] nobody meets the same opponent again if it can be helped`, () => {
    const event = story({ regulation, players: 4 })
    playByHand(event, 'p1 > p2, p3 > p4')
    playByHand(event, 'p1 > p3, p2 > p4')
    expect(outcomes(event, pairsOf)).toEqual(['p1-p4 p2-p3'])
  })

  it(`[${rule}] where it cannot, the round comes out with a warning`, () => {
    const event = story({ regulation, players: 2 })
    playByHand(event, 'p1 > p2')
    expect(drawn(event).receipt?.rematches).toBe(1)
    const [told] = event.does({ kind: 'pair-round' })
    expect(told).toMatchObject({ code: 'rematch', rule })
    expect(told && 'players' in told ? [...told.players].sort() : []).toEqual(['p1', 'p2'])
    expect(pairByHand(event, 'p1 v p2')).toMatchObject([{ code: 'rematch', rule }])
  })
}
