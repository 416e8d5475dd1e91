import { describe, expect, it } from 'vitest'
import { pairByHand, playByHand } from '../../../testing/by-hand.ts'
import { id, names, type Setting, type Story, story } from '../../../testing/story.ts'
import type { Fact } from '../../event/spine/answers.ts'
import { type Options, type StagePlan, standingsView } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { xWingDe } from './regulation.ts'

const german = (setting: Setting = {}): Story => story({ regulation: 'x-wing/de', ...setting })

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

const byesOf = ({ byes }: RoundPaired): string =>
  byes.map(({ player, kind }) => `${player} ${kind}`).join(', ')

/** Everything that comes out over sixty entropies. */
const outcomes = (event: Story, look: (round: RoundPaired) => string): readonly string[] =>
  [...new Set(entropies.map((entropy) => look(drawn(event, entropy))))].sort()

const lowestTwo = (event: Story) =>
  standingsView(event.state())
    .rows.slice(-2)
    .map((row) => [row.player, row.tournamentPoints, row.marginOfVictory])

describe('round 1', () => {
  it('[XWDE-67] is random: every pairing comes up', () => {
    const all = ['p1-p2 p3-p4', 'p1-p3 p2-p4', 'p1-p4 p2-p3']
    expect(outcomes(german({ players: 4 }), pairsOf)).toEqual(all)
    expect(xWingDe.pairing.firstRound).toEqual(clause('XWDE-67', 'random'))
  })

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

  it('[XWDE-68] inside a group chance decides', () => {
    const event = german({ players: 8 })
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

  it('[XWDE-62] in a stage nobody meets the same opponent again if it can be helped', () => {
    const event = german({ players: 4 })
    playByHand(event, 'p1 100-0 p2, p3 100-0 p4')
    playByHand(event, 'p1 100-0 p3, p2 100-0 p4')
    expect(outcomes(event, pairsOf)).toEqual(['p1-p4 p2-p3'])
  })

  it('[XWDE-62] where it cannot, the round comes out with a warning', () => {
    const event = german({ players: 2 })
    playByHand(event, 'p1 100-0 p2')
    expect(event.does({ kind: 'pair-round' })).toMatchObject([{ code: 'rematch', rule: 'XWDE-62' }])
    expect(pairByHand(event, 'p1 v p2')).toMatchObject([{ code: 'rematch', rule: 'XWDE-62' }])
  })

  it('[XWDE-62] the cut ends the stage: in the next one all may meet again', () => {
    const event = secondStage({ afterCut: 'reset' })
    expect(event.state().cut?.seeds.toSorted()).toEqual(['a', 'b', 'c', 'd'])
    expect(outcomes(event, pairsOf)).toEqual(['a-b c-d', 'a-c b-d', 'a-d b-c'])
    expect(pairByHand(event, 'a v b, c v d')).toEqual([])
    expect(xWingDe.pairing.rematch).toEqual(clause('XWDE-62', 'in-stage'))
  })

  it('[XWDE-62] and there they count from the cut on', () => {
    const event = secondStage()
    playByHand(event, 'a 100-0 b, c 100-0 d')
    expect(pairByHand(event, 'a v b, c v d')).toHaveLength(2)
    expect(outcomes(event, pairsOf)).toEqual(['a-c b-d'])
  })
})

describe('byes', () => {
  const everybody = ['q', 'r', 'x', 'y', 'z']

  it('[XWDE-105] who cannot be paired sits out: nobody of an even field, one of an odd one', () => {
    expect(outcomes(german({ players: 4 }), byesOf)).toEqual([''])
    const odd = drawn(german({ players: 5 }), 'any')
    expect([odd.byes.length, odd.pairings.length]).toEqual([1, 2])
  })

  it('[XWDE-69] round 1: the one left over, so everybody may be', () => {
    const event = german({ players: 5 })
    expect(outcomes(event, byesOf)).toEqual(names(5).map((name) => `${name} odd-number`))
    expect(xWingDe.bye.firstRound).toEqual(clause('XWDE-69', 'by-chance'))
  })

  it('[XWDE-69] later the lowest without a bye so far', () => {
    const event = german({ players: everybody })
    playByHand(event, 'q bye, r 100-60 x, y 100-0 z')
    playByHand(event, 'x bye, y 100-30 q, z 100-30 r')
    playByHand(event, 'z bye, x 100-10 q, y 100-30 r')
    expect(lowestTwo(event)).toEqual([
      ['r', 1, 200],
      ['q', 1, 190],
    ])
    expect(outcomes(event, byesOf)).toEqual(['r odd-number'])
    expect(xWingDe.bye.laterRounds).toEqual(clause('XWDE-69', 'lowest-place-without-bye'))
    const [warning] = pairByHand(event, 'q bye, r v x, y v z').filter(
      ({ code }) => code === 'repeated-bye',
    )
    expect(warning).toEqual({ code: 'repeated-bye', player: 'q', rule: 'XWDE-69' })
  })

  it('[XWDE-69] who won against whom does not count, the margin does', () => {
    const event = german({ players: everybody })
    playByHand(event, 'x bye, q 100-90 r, y 100-0 z')
    playByHand(event, 'z bye, r 100-95 x, y 100-40 q')
    playByHand(event, 'y bye, x 100-40 q, z 100-5 r')
    expect(lowestTwo(event)).toEqual([
      ['r', 1, 200],
      ['q', 1, 190],
    ])
    expect(outcomes(event, byesOf)).toEqual(['q odd-number'])
  })

  it('[XWDE-69] level in points and margin: the weaker schedule', () => {
    const event = german({ players: ['q', 'r', 'v', 'w', 'x', 'y', 'z'] })
    playByHand(event, 'q 100-50 v, r 100-50 w, x 100-0 y, z bye')
    playByHand(event, 'w 100-25 q, v 100-25 r, y 100-0 z, x bye')
    playByHand(event, 'x 100-25 q, y 100-25 r, v v w, z bye', {
      v: { ending: 'time', score: [60, 60], salvo: 'first' },
    })
    const rows = standingsView(event.state()).rows.slice(-2)
    expect(rows.map((row) => [row.player, row.marginOfVictory, row.strengthOfSchedule])).toEqual([
      ['q', 200, '2/3'],
      ['r', 200, '5/9'],
    ])
    expect(outcomes(event, byesOf)).toEqual(['r odd-number'])
  })

  it('[XWDE-69] when all have had one it is the lowest of those with the fewest', () => {
    const event = german({ players: ['q', 'r', 'x'] })
    playByHand(event, 'q bye, r 100-0 x')
    playByHand(event, 'x bye, r 100-0 q')
    playByHand(event, 'r bye, q 100-0 x')
    expect(lowestTwo(event).at(-1)?.[0]).toBe('x')
    expect(outcomes(event, byesOf)).toEqual(['x odd-number'])
  })

  it('[XWDE-70] a bye is a win of 1 with a margin of 150', () => {
    const event = german({ players: ['q', 'r', 'x'] })
    playByHand(event, 'q bye, r 100-0 x')
    const row = standingsView(event.state()).rows.find(({ player }) => player === 'q')
    expect(row).toMatchObject({
      tournamentPoints: 1,
      marginOfVictory: 150,
      tally: { won: 0, byes: 1 },
      opponents: [],
    })
    expect(xWingDe.bye.outcome).toEqual(clause('XWDE-70', 'win'))
    expect(xWingDe.bye.marginOfVictory?.rule).toBe('XWDE-70')
  })
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
    expect(outcomes(event, byesOf)).toEqual(['p1 earned, p2 earned'])
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
    expect(outcomes(event, byesOf)).toEqual([''])
  })

  it('[XWDE-71] an odd rest draws an ordinary bye among itself', () => {
    const event = withEarned(4, ['p1'])
    expect(outcomes(event, byesOf)).toEqual([
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
      expect(outcomes(event, byesOf)).toEqual([`${expected} odd-number`])
      const repeated = pairByHand(event, 'p1 bye, p2 v p3, p4 v p5').filter(
        ({ code }) => code === 'repeated-bye',
      )
      expect(repeated).toHaveLength(warnings)
    },
  )
})
