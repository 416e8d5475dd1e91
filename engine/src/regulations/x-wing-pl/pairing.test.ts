import { describe, expect, it } from 'vitest'
import { pairByHand, playByHand } from '../../../testing/by-hand.ts'
import { id, names, type Setting, type Story, story } from '../../../testing/story.ts'
import type { Fact } from '../../event/spine/answers.ts'
import { type Options, type StagePlan, standingsView } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { xWingPl } from './regulation.ts'

const polish = (setting: Setting = {}): Story => story({ regulation: 'x-wing/pl', ...setting })

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

const byesOf = ({ byes }: RoundPaired): string => byes.map(({ player }) => player).join(', ')

/** Everything that comes out over sixty entropies. */
const outcomes = (event: Story, look: (round: RoundPaired) => string): readonly string[] =>
  [...new Set(entropies.map((entropy) => look(drawn(event, entropy))))].sort()

const lowestTwo = (event: Story) =>
  standingsView(event.state())
    .rows.slice(-2)
    .map((row) => [row.player, row.tournamentPoints, row.marginOfVictory])

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
  it('[XWPL-42] round 1 is random: every pairing comes up', () => {
    const all = ['p1-p2 p3-p4', 'p1-p3 p2-p4', 'p1-p4 p2-p3']
    expect(outcomes(polish({ players: 4 }), pairsOf)).toEqual(all)
    expect(xWingPl.pairing.firstRound).toEqual(clause('XWPL-42', 'random'))
  })

  it('[XWPL-42] inside a group of equal points chance decides', () => {
    const event = polish({ players: 8 })
    playByHand(event, 'p1 100-0 p2, p3 100-0 p4, p5 100-0 p6, p7 100-0 p8')
    const winners = outcomes(event, (round) =>
      pairsOf(round)
        .split(' ')
        .filter((pair) => pair.startsWith('p1') || pair.startsWith('p3'))
        .join(' '),
    )
    expect(winners).toEqual(['p1-p3', 'p1-p5 p3-p7', 'p1-p7 p3-p5'])
    expect(xWingPl.pairing.laterRounds).toEqual(clause('XWPL-42', 'random-in-points-groups'))
  })

  const topOf = (event: Story) =>
    outcomes(event, (round) =>
      pairsOf(round)
        .split(' ')
        .filter((pair) => /jan|sara|bartek|kuba/.test(pair))
        .join(' '),
    )

  it('[XWPL-42] 15, 15, 15, 13: two of the three meet, the third meets the next', () => {
    const event = threeAndOne()
    const points = standingsView(event.state()).rows.map((row) => row.tournamentPoints)
    expect(points.slice(0, 4)).toEqual([15, 15, 15, 13])
    expect(topOf(event)).toEqual(['bartek-jan kuba-sara', 'bartek-sara jan-kuba'])
  })

  it('[XWPL-43] Sara and Jan, who have met, never do again', () => {
    for (const pairs of topOf(threeAndOne())) expect(pairs).not.toContain('jan-sara')
  })

  it('[XWPL-43] where it cannot be helped the round comes out with a warning', () => {
    const event = polish({ players: 2 })
    playByHand(event, 'p1 100-0 p2')
    const warning = { code: 'rematch', rule: 'XWPL-43' }
    expect(event.does({ kind: 'pair-round' })).toMatchObject([warning])
    expect(pairByHand(event, 'p1 v p2')).toMatchObject([warning])
  })
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

  it('[XWPL-46] removes all but the best, who play on', () => {
    const event = secondStage()
    expect(event.state().stages[1]?.plan).toEqual({ kind: 'swiss', rounds: 1, cut: 4 })
    playByHand(event, 'a 100-0 d, b 100-0 c')
    event.does({ kind: 'finish-event' })
    const places = event.state().finished?.places.map(({ player }) => player) ?? []
    expect(places.slice(4).toSorted()).toEqual(['w', 'x'])
    expect(xWingPl.structure.afterCut).toEqual(clause('XWPL-46', ['elimination', 'swiss']))
    expect(xWingPl.structure.finals).toBe('elimination')
  })

  it.each([
    ['carry', 'b a d c'],
    ['reset', 'b d a c'],
  ] as const)('[XWPL-46] points and margins: %s', (afterCut, expected) => {
    const event = polish({
      players: ['a', 'b', 'c', 'd', 'w', 'x'],
      structure: { kind: 'custom', stages },
      options: { afterCut },
    })
    playByHand(event, 'a 100-0 w, b 100-50 x, c 100-10 d')
    playByHand(event, 'a 100-50 c, b 100-50 w, d 100-0 x')
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    playByHand(event, 'a 50-55 d, b 100-20 c')
    event.does({ kind: 'finish-event' })
    const places = event.state().finished?.places.map(({ player }) => player) ?? []
    expect(places.slice(0, 4).join(' ')).toBe(expected)
    expect(xWingPl.options.afterCut).toBe('carry')
  })

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
  const everybody = ['q', 'r', 'x', 'y', 'z']

  it('[XWPL-44] round 1: by chance, everybody may be the one; nobody of an even field', () => {
    expect(outcomes(polish({ players: 5 }), byesOf)).toEqual(names(5))
    expect(outcomes(polish({ players: 4 }), byesOf)).toEqual([''])
    expect(xWingPl.bye.firstRound).toEqual(clause('XWPL-44', 'by-chance'))
  })

  it('[XWPL-44] later the lowest without a bye so far', () => {
    const event = polish({ players: everybody })
    playByHand(event, 'q bye, r 100-60 x, y 100-0 z')
    playByHand(event, 'x bye, y 100-30 q, z 100-30 r')
    playByHand(event, 'z bye, x 100-10 q, y 100-30 r')
    expect(lowestTwo(event)).toEqual([
      ['r', 5, 200],
      ['q', 5, 190],
    ])
    expect(outcomes(event, byesOf)).toEqual(['r'])
    expect(xWingPl.bye.laterRounds).toEqual(clause('XWPL-44', 'lowest-place-without-bye'))
    const [warning] = pairByHand(event, 'q bye, r v x, y v z').filter(
      ({ code }) => code === 'repeated-bye',
    )
    expect(warning).toEqual({ code: 'repeated-bye', player: 'q', rule: 'XWPL-44' })
  })

  it('[XWPL-44] who won against whom counts: it ranks Q above R', () => {
    const event = polish({ players: everybody })
    playByHand(event, 'x bye, q 100-90 r, y 100-0 z')
    playByHand(event, 'z bye, r 100-95 x, y 100-40 q')
    playByHand(event, 'y bye, x 100-40 q, z 100-5 r')
    expect(lowestTwo(event)).toEqual([
      ['q', 5, 190],
      ['r', 5, 200],
    ])
    expect(outcomes(event, byesOf)).toEqual(['r'])
  })

  it('[XWPL-44] level in points and margin: the weaker schedule', () => {
    const event = polish({ players: ['q', 'r', 'v', 'w', 'x', 'y', 'z'] })
    playByHand(event, 'q 100-50 v, r 100-50 w, x 100-0 y, z bye')
    playByHand(event, 'w 100-25 q, v 100-25 r, y 100-0 z, x bye')
    playByHand(event, 'x 100-25 q, y 100-25 r, v 60-60 w, z bye')
    const rows = standingsView(event.state()).rows.slice(-2)
    expect(rows.map((row) => [row.player, row.marginOfVictory])).toEqual([
      ['q', 200],
      ['r', 200],
    ])
    expect(outcomes(event, byesOf)).toEqual(['r'])
  })

  it('[XWPL-45] a bye is a win of 5 with a margin of 150', () => {
    const event = polish({ players: ['q', 'r', 'x'] })
    playByHand(event, 'q bye, r 100-0 x')
    const row = standingsView(event.state()).rows.find(({ player }) => player === 'q')
    expect(row).toMatchObject({
      tournamentPoints: 5,
      marginOfVictory: 150,
      tally: { won: 0, byes: 1 },
      opponents: [],
    })
    expect(xWingPl.bye.outcome).toEqual(clause('XWPL-45', 'win'))
    expect(xWingPl.bye.marginOfVictory?.rule).toBe('XWPL-45')
  })

  it('[XWPL-45] there is no bye won elsewhere', () => {
    const event = polish({ players: 0, started: false })
    const command = { kind: 'register-player', player: id('ada'), earnedBye: true } as const
    expect(event.refuses(command)).toEqual({
      code: 'not-in-this-regulation',
      what: 'earnedBye',
      regulation: 'x-wing/pl',
    })
    expect(xWingPl.bye.earned).toBeNull()
  })
})
