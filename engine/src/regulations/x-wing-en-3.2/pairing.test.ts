import { describe, expect, it } from 'vitest'
import { pairByHand, playByHand } from '../../../testing/by-hand.ts'
import { id, names, type Story, story } from '../../../testing/story.ts'
import type { Fact } from '../../event/spine/answers.ts'
import { type Options, stagesOf, standingsView, type Tier } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { xWingEn32 } from './regulation.ts'

type RoundPaired = Extract<Fact, { kind: 'round-paired' }>

/** The round that an entropy would bring, without pairing it. */
const drawn = (event: Story, entropy: string): RoundPaired => {
  const decision = event.ask({ kind: 'pair-round' }, { entropy })
  if (!decision.granted) return expect.fail(JSON.stringify(decision.refusal))
  const round = decision.facts.find((fact) => fact.kind === 'round-paired')
  return round?.kind === 'round-paired' ? round : expect.fail('no round')
}

const entropies = Array.from({ length: 60 }, (_, index) => `lot-${index}`)

/** `ada-ben cy-dee`, each pair and the pairs in alphabetical order: who meets, not where. */
const pairsOf = ({ pairings }: RoundPaired): string =>
  pairings
    .map(({ players }) => [...players].sort().join('-'))
    .sort()
    .join(' ')

const byesOf = ({ byes }: RoundPaired): string => byes.map(({ player }) => player).join(' ')

/** Everything that comes out over sixty entropies. */
const outcomes = (event: Story, look: (round: RoundPaired) => string): readonly string[] =>
  [...new Set(entropies.map((entropy) => look(drawn(event, entropy))))].sort()

describe('round 1', () => {
  it('[XWEN-52] is random: every pairing comes up, whatever the order of registration', () => {
    const all = ['p1-p2 p3-p4', 'p1-p3 p2-p4', 'p1-p4 p2-p3']
    expect(outcomes(story({ players: 4 }), pairsOf)).toEqual(all)
    expect(xWingEn32.pairing.firstRound).toEqual(clause('XWEN-52', 'random'))
  })

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

  it('[XWEN-54] inside a group chance decides', () => {
    const event = story({ players: 8 })
    playByHand(event, 'p1 100-0 p2, p3 100-0 p4, p5 100-0 p6, p7 100-0 p8')
    const winners = outcomes(event, (round) =>
      pairsOf(round)
        .split(' ')
        .filter((pair) => pair.startsWith('p1') || pair.startsWith('p3'))
        .join(' '),
    )
    expect(winners).toEqual(['p1-p3', 'p1-p5 p3-p7', 'p1-p7 p3-p5'])
  })
})

describe('rematches', () => {
  it('[XWEN-55] those who have met are paired with others of the same points', () => {
    // Jan and Sara, at 10 with Bo and Cleo, have met: the group has two pairings left of three.
    const event = story({ players: ['bo', 'cleo', 'jan', 'sara', 'w', 'x', 'y', 'z'] })
    playByHand(event, 'jan 100-0 sara, bo 100-0 w, cleo 100-0 x, y 100-0 z')
    playByHand(event, 'jan 100-0 y, sara 100-0 z, bo 100-0 x, cleo 100-0 w')
    playByHand(event, 'jan 0-100 z, sara 100-0 y, bo 0-100 w, cleo 0-100 x')
    const top = outcomes(event, (round) =>
      pairsOf(round)
        .split(' ')
        .filter((pair) => /bo|cleo|jan|sara/.test(pair))
        .join(' '),
    )
    expect(top).toEqual(['bo-jan cleo-sara', 'bo-sara cleo-jan'])
  })

  it('[XWEN-55] leaving the points group is better than meeting again', () => {
    // Both leaders have met: each meets a player with fewer points instead.
    const event = story({ players: 4 })
    playByHand(event, 'p1 60-60 p2, p3 60-60 p4')
    playByHand(event, 'p1 100-0 p3, p2 100-0 p4')
    expect(outcomes(event, pairsOf)).toEqual(['p1-p4 p2-p3'])
  })

  it('[XWEN-55] where none can be avoided the round comes out, with a warning', () => {
    const event = story({ players: 2 })
    playByHand(event, 'p1 100-0 p2')
    expect(drawn(event, 'any').receipt?.rematches).toBe(1)
    const warning = { code: 'rematch', rule: 'XWEN-55' }
    const [told] = event.does({ kind: 'pair-round' })
    expect(told).toMatchObject(warning)
    expect(told && 'players' in told ? [...told.players].sort() : []).toEqual(['p1', 'p2'])
    const [byHand] = pairByHand(event, 'p1 v p2')
    expect(byHand).toMatchObject(warning)
  })

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
  const odd = (players: readonly string[], options: Options = {}) => story({ players, options })
  const everybody = ['q', 'r', 'x', 'y', 'z']

  it('[XWEN-56] nobody sits out of an even field', () => {
    expect(outcomes(story({ players: 4 }), byesOf)).toEqual([''])
  })

  it('[XWEN-56] round 1: by chance, everybody may be the one', () => {
    expect(outcomes(story({ players: 5 }), byesOf)).toEqual(names(5))
    expect(xWingEn32.bye.firstRound).toEqual(clause('XWEN-56', 'by-chance'))
  })

  /** Q: 5 points, 190, a bye. R: 5 points, 200, none. The others have 10 or more. */
  const byeBefore = (options: Options = {}) => {
    const event = odd(everybody, options)
    playByHand(event, 'q bye, r 100-60 x, y 100-0 z')
    playByHand(event, 'x bye, y 100-30 q, z 100-30 r')
    playByHand(event, 'z bye, x 100-10 q, y 100-30 r')
    return event
  }

  it('[XWEN-56] fewest points, then lowest margin, even for a second time', () => {
    const event = byeBefore()
    const lowest = standingsView(event.state()).rows.slice(-2)
    expect(lowest.map((row) => [row.player, row.tournamentPoints, row.marginOfVictory])).toEqual([
      ['r', 5, 200],
      ['q', 5, 190],
    ])
    expect(outcomes(event, byesOf)).toEqual(['q'])
    expect(event.does({ kind: 'pair-round' })).toContainEqual({
      code: 'repeated-bye',
      player: 'q',
      rule: 'XWEN-56',
    })
  })

  it('[XWEN-56] with repeated byes avoided it is the next in line', () => {
    expect(outcomes(byeBefore({ repeatByes: 'avoid' }), byesOf)).toEqual(['r'])
  })

  it('[XWEN-56] head-to-head does not count', () => {
    const event = odd(everybody)
    playByHand(event, 'x bye, q 100-90 r, y 100-0 z')
    playByHand(event, 'z bye, r 100-95 x, y 100-40 q')
    playByHand(event, 'y bye, x 100-40 q, z 100-5 r')
    const lowest = standingsView(event.state()).rows.slice(-2)
    expect(lowest.map((row) => [row.player, row.tournamentPoints, row.marginOfVictory])).toEqual([
      ['q', 5, 190],
      ['r', 5, 200],
    ])
    expect(outcomes(event, byesOf)).toEqual(['q'])
  })

  it('[XWEN-56] points come before the margin', () => {
    const event = odd(['q', 'r', 'x'])
    playByHand(event, 'q 50-49 r, x bye')
    expect(outcomes(event, byesOf)).toEqual(['r'])
    playByHand(event, 'x 100-0 q, r bye')
    // Q has 3 points and a margin of 101, R 5 points and 249.
    expect(outcomes(event, byesOf)).toEqual(['q'])
  })

  it('[XWEN-56] level in both: by chance, strength of schedule does not count', () => {
    const event = odd(['q', 'r', 'v', 'w', 'x', 'y', 'z'])
    playByHand(event, 'q 100-50 v, r 100-50 w, x 100-0 y, z bye')
    playByHand(event, 'w 100-25 q, v 100-25 r, y 100-0 z, x bye')
    playByHand(event, 'x 100-25 q, y 100-25 r, v 60-60 w, z bye')
    const lowest = standingsView(event.state()).rows.slice(-2)
    expect(lowest.map((row) => [row.player, row.marginOfVictory, row.strengthOfSchedule])).toEqual([
      ['q', 200, '27'],
      ['r', 200, '22'],
    ])
    expect(outcomes(event, byesOf)).toEqual(['q', 'r'])
  })

  it('[XWEN-57] a bye is a win of 5 with a margin of 150', () => {
    const event = odd(['q', 'r', 'x'])
    playByHand(event, 'q bye, r 100-0 x')
    const row = standingsView(event.state()).rows.find(({ player }) => player === 'q')
    expect(row).toMatchObject({
      tournamentPoints: 5,
      marginOfVictory: 150,
      tally: { won: 0, byes: 1 },
      opponents: [],
    })
    expect(xWingEn32.bye.outcome).toEqual(clause('XWEN-57', 'win'))
  })

  it('[XWEN-57] there is no bye won elsewhere', () => {
    const event = story({ players: 0, started: false })
    const command = { kind: 'register-player', player: id('ada'), earnedBye: true } as const
    expect(event.refuses(command)).toEqual({
      code: 'not-in-this-regulation',
      what: 'earnedBye',
      regulation: 'x-wing/en-3.2',
    })
  })
})
