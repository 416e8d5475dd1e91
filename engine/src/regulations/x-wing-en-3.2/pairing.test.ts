import { describe, expect, it } from 'vitest'
import {
  byesOf,
  drawn,
  entropies,
  outcomes,
  pairsOf,
  pairsWith,
} from '../../../testing/drawn-rounds.ts'
import { playByHand } from '../../../testing/pairing/by-hand.ts'
import { rowOf } from '../../../testing/standing-row.ts'
import { id, names, type Story, story } from '../../../testing/story.ts'
import { stagesOf, standingsView, type Tier } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { byeBefore, byeIsWorth, laterByes, noEarnedByes } from '../suites/byes.suite.ts'
import {
  byesOnlyIfOdd,
  chanceInGroups,
  firstRoundByChance,
  rematches,
} from '../suites/pairing.suite.ts'
import { xWingEn32 } from './regulation.ts'

describe('round 1', () => {
  firstRoundByChance(xWingEn32, { pairs: 'XWEN-52', bye: 'XWEN-56' })

  it('[XWEN-52] the order of registration changes nothing', () => {
    const [forward, backward] = [names(8), names(8).toReversed()].map((players) =>
      story({ players }),
    ) as [Story, Story]
    for (const entropy of entropies) {
      expect(drawn(backward, entropy).pairings).toMatchObject(
        drawn(forward, entropy).pairings.map(({ table, players }) => ({ table, players })),
      )
    }
  })
})

describe('who asked not to meet', () => {
  const wished = (tier: Tier, wishes: readonly (readonly [string, string])[], players = 4) => {
    const event = story({ tier, players: 0, started: false })
    for (const name of names(players)) {
      const avoid = wishes.filter(([who]) => who === name).map(([, whom]) => id(whom))
      event.does({ kind: 'register-player', player: id(name), avoid })
      event.does({ kind: 'check-in-player', player: id(name) })
    }
    event.does({ kind: 'announce-event' })
    event.does({ kind: 'start-stage' })
    return event
  }

  it('[XWEN-53] casual, round 1: the wish of one of the two is enough', () => {
    const event = wished('casual', [['p1', 'p2']])
    expect(outcomes(event, pairsOf)).toEqual(['p1-p3 p2-p4', 'p1-p4 p2-p3'])
    expect(drawn(event, 'any').receipt?.softConflicts).toBe(0)
  })

  it('[XWEN-53] the wish is on record', () => {
    const event = wished('casual', [['p1', 'p2']])
    expect(event.state().players.get(id('p1'))?.avoid).toEqual(['p2'])
    expect(event.event().log.map(({ fact }) => fact)).toContainEqual({
      kind: 'player-registered',
      player: 'p1',
      number: 1,
      earnedBye: false,
      avoid: ['p2'],
    })
  })

  it('[XWEN-53] if at all possible: a round comes out even where nobody can be spared', () => {
    const event = wished('casual', [
      ['p1', 'p2'],
      ['p1', 'p3'],
      ['p1', 'p4'],
    ])
    expect(outcomes(event, pairsOf)).toHaveLength(3)
    expect(drawn(event, 'any').receipt?.softConflicts).toBe(1)
  })

  it.each(['competitive', 'premier'] as const)('[XWEN-53] %s: not honoured', (tier) => {
    const event = wished(tier, [['p1', 'p2']])
    expect(outcomes(event, pairsOf)).toContain('p1-p2 p3-p4')
    expect(xWingEn32.pairing.avoidInFirstRound).toEqual(clause('XWEN-53', ['casual']))
  })

  it('[XWEN-53] round 2: not honoured any more', () => {
    const event = wished('casual', [['p1', 'p2']])
    playByHand(event, 'p1 100-0 p3, p2 100-0 p4')
    expect(outcomes(event, pairsOf)).toEqual(['p1-p2 p3-p4'])
    expect(drawn(event, 'any').receipt?.softConflicts).toBe(0)
  })
})

/**
 * Anakin, Biggs and Luke have 15, Kyle 13, the four others nothing. The four at the top have not
 * met one another; each met three of those below.
 */
const threeAndOne = (): Story => {
  const event = story({ players: ['anakin', 'biggs', 'luke', 'kyle', 'w', 'x', 'y', 'z'] })
  playByHand(event, 'anakin 100-0 w, biggs 100-0 x, luke 100-0 y, kyle 100-0 z')
  playByHand(event, 'anakin 100-0 x, biggs 100-0 y, luke 100-0 z, kyle 100-0 w')
  playByHand(event, 'anakin 100-0 y, biggs 100-0 z, luke 100-0 w, kyle 50-40 x')
  return event
}

describe('later rounds', () => {
  it('[XWEN-54] 15, 15, 15, 13: two of the three meet, the third meets the next', () => {
    const event = threeAndOne()
    const points = standingsView(event.state()).rows.map((row) => row.tournamentPoints)
    expect(points).toEqual([15, 15, 15, 13, 0, 0, 0, 0])
    const top = outcomes(event, (round) => pairsOf(round).split(' ').slice(0, 2).join(' '))
    expect(top).toEqual([
      'anakin-biggs kyle-luke',
      'anakin-kyle biggs-luke',
      'anakin-luke biggs-kyle',
    ])
  })

  it('[XWEN-54] the receipt says who floats down and that it is the fewest possible', () => {
    const { pairings, receipt } = drawn(threeAndOne(), 'any')
    expect(receipt).toMatchObject({ rematches: 0, crossings: [1, 0], lowerBound: [1, 0] })
    const floats = pairings.filter(({ reason }) => reason.kind === 'floats-down')
    expect(floats.map(({ reason }) => reason)).toMatchObject([{ from: 15, to: 13 }])
    expect(xWingEn32.pairing.laterRounds).toEqual(clause('XWEN-54', 'random-in-points-groups'))
  })

  chanceInGroups(xWingEn32, 'XWEN-54')
})

describe('rematches', () => {
  it('[XWEN-55] those who have met are paired with others of the same points', () => {
    // Jan and Sara, at 10 with Bo and Cleo, have met: the group has two pairings left of three.
    const event = story({ players: ['bo', 'cleo', 'jan', 'sara', 'w', 'x', 'y', 'z'] })
    playByHand(event, 'jan 100-0 sara, bo 100-0 w, cleo 100-0 x, y 100-0 z')
    playByHand(event, 'jan 100-0 y, sara 100-0 z, bo 100-0 x, cleo 100-0 w')
    playByHand(event, 'jan 0-100 z, sara 100-0 y, bo 0-100 w, cleo 0-100 x')
    const top = outcomes(event, pairsWith('bo', 'cleo', 'jan', 'sara'))
    expect(top).toEqual(['bo-jan cleo-sara', 'bo-sara cleo-jan'])
  })

  it('[XWEN-55] leaving the points group is better than meeting again', () => {
    // Both leaders have met: each meets a player with fewer points instead.
    const event = story({ players: 4 })
    playByHand(event, 'p1 60-60 p2, p3 60-60 p4')
    playByHand(event, 'p1 100-0 p3, p2 100-0 p4')
    expect(outcomes(event, pairsOf)).toEqual(['p1-p4 p2-p3'])
  })

  rematches(xWingEn32, 'XWEN-55')

  it('[XWEN-55] until elimination: there the bracket decides and nobody is warned', () => {
    const event = story({ players: 2, structure: { kind: 'custom', stages: stagesOf(1, 2) } })
    event.playRound()
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    expect(event.does({ kind: 'pair-round' })).toEqual([])
    expect(xWingEn32.pairing.rematch).toEqual(clause('XWEN-55', 'in-swiss'))
  })
})

describe('byes', () => {
  byesOnlyIfOdd(xWingEn32, 'XWEN-56')
  // Fewest points, then the lowest margin, even for a second time; then chance.
  laterByes(xWingEn32, {
    rule: 'XWEN-56',
    win: 5,
    byeBefore: 'q',
    beaten: { lowest: 'r', sitsOut: 'q' },
    level: { schedules: ['28', '23'], sitsOut: 'q or r' },
  })

  it('[XWEN-56] whoever has sat out before: a warning', () => {
    expect(byeBefore({}).does({ kind: 'pair-round' })).toContainEqual({
      code: 'repeated-bye',
      player: 'q',
      rule: 'XWEN-56',
    })
  })

  it('[XWEN-56] with repeated byes avoided it is the next in line', () => {
    expect(outcomes(byeBefore({ options: { repeatByes: 'avoid' } }), byesOf)).toEqual(['r'])
  })

  it('[XWEN-56] points come before the margin', () => {
    const event = story({ players: ['q', 'r', 'x', 'y', 'z'] })
    playByHand(event, 'x 50-49 q, r 50-49 y, z bye')
    playByHand(event, 'y 50-49 q, z 100-0 r, x bye')
    const told = (player: string) => {
      const { tournamentPoints, marginOfVictory } = rowOf(event, player)
      return [tournamentPoints, marginOfVictory]
    }
    expect([told('q'), told('r')]).toEqual([
      [0, 198],
      [3, 101],
    ])
    expect(outcomes(event, byesOf)).toEqual(['q'])
  })

  byeIsWorth(xWingEn32, 'XWEN-57', { points: 5, margin: 150 })
  noEarnedByes(xWingEn32, 'XWEN-57')
})
