import { describe, expect, it } from 'vitest'
import { bracketStory, id, names, scored, story } from '../../../testing/story.ts'
import type { Fact } from '../spine/answers.ts'

const command = { kind: 'pair-round' } as const
const planned = (rounds: number, cut?: number) =>
  ({
    kind: 'custom',
    stages: [
      { kind: 'swiss', rounds, cut: null },
      ...(cut === undefined ? [] : [{ kind: 'elimination', rounds: null, cut } as const]),
    ],
  }) as const

type RoundPaired = Extract<Fact, { kind: 'round-paired' }>
const roundOf = (facts: readonly Fact[]) =>
  facts.find((fact): fact is RoundPaired => fact.kind === 'round-paired') ?? expect.fail('no round')

describe('pair-round, Swiss', () => {
  it('[XWEN-52] pairs everybody once, with entropy, method and receipt on record', () => {
    const told = story({ players: 6 })
    const facts = told.facts(command, { entropy: 'r1' })
    const round = roundOf(facts)
    expect(facts).toEqual([
      {
        kind: 'round-paired',
        round: 1,
        stage: 0,
        method: { name: 'swiss', version: 2 },
        entropy: 'r1',
        pairings: round.pairings,
        byes: [],
        receipt: {
          rematches: 0,
          softConflicts: 0,
          crossings: [],
          lowerBound: [],
          spanSquares: 0,
          certified: 'parity',
          otherBye: null,
        },
        leftOut: [],
      },
    ])
    expect(round.pairings.flatMap(({ players }) => players).toSorted()).toEqual(names(6))
    expect(round.pairings.map(({ table }) => table)).toEqual([1, 2, 3])
    expect(round.pairings.map(({ reason }) => reason.kind)).toEqual(
      Array.from({ length: 3 }, () => 'first-round'),
    )
    const entry = told.event().log.length
    expect(round.pairings.map(({ match }) => match)).toEqual([
      `${entry}-1`,
      `${entry}-2`,
      `${entry}-3`,
    ])
  })

  it('[XWEN-56] draws who sits out of an odd first round', () => {
    const sitting = new Set(
      Array.from({ length: 40 }, (_, n) => {
        const round = roundOf(story({ players: 5 }).facts(command, { entropy: `e${n}` }))
        expect(round.byes).toEqual([{ player: expect.any(String), kind: 'odd-number' }])
        return round.byes[0]?.player
      }),
    )
    expect([...sitting].toSorted()).toEqual(names(5))
  })

  it('[XWEN-56] later: fewest tournament points, then lowest margin of victory', () => {
    const told = story({ players: 5 })
    told.plays('p1 100-40 p2', 'p3 100-20 p4', 'p5 bye')
    expect(roundOf(told.facts(command)).byes).toEqual([{ player: 'p4', kind: 'odd-number' }])
  })

  it.each([
    ['allow', 'p5', [{ code: 'repeated-bye', player: 'p5', rule: 'XWEN-56' }]],
    ['avoid', 'p4', []],
  ] as const)('[XWEN-56] a second bye, where the organizer says: %s', (repeatByes, sits, told) => {
    const three = story({ players: 5, options: { repeatByes } })
    //      points  margin            byes
    // p5   5       150 + 0   = 150   1
    // p4   5       90 + 101  = 191   –
    // p1   5       110 + 99  = 209   –
    // p2   5       90 + 200  = 290   –
    // p3   10      110 + 150 = 260   1
    three.plays('p1 100-90 p2', 'p3 100-90 p4', 'p5 bye')
    three.plays('p2 100-0 p5', 'p4 100-99 p1', 'p3 bye')
    expect(three.does(command)).toEqual(told)
    expect(three.state().rounds[2]?.byes).toEqual([{ player: sits, kind: 'odd-number' }])
  })

  it('[XWEN-54] pairs inside the points group', () => {
    const told = story({ players: 4 })
    told.plays('p1 100-0 p2', 'p3 100-0 p4')
    const round = roundOf(told.facts(command))
    expect(round.pairings.map(({ players }) => players.toSorted())).toEqual([
      ['p1', 'p3'],
      ['p2', 'p4'],
    ])
    expect(round.pairings.map(({ reason }) => reason)).toEqual([
      { kind: 'same-points', points: 5 },
      { kind: 'same-points', points: 0 },
    ])
  })

  it('[XWEN-55] warns of a rematch that cannot be avoided', () => {
    const told = story({ players: 2 })
    told.plays('p1 100-0 p2')
    const warnings = told.does(command)
    expect(warnings).toEqual([
      { code: 'rematch', players: told.matchAt(1).players, rule: 'XWEN-55' },
    ])
    expect(told.matchAt(1).reason).toEqual({ kind: 'rematch-unavoidable', metInRounds: [1] })
    expect(told.state().rounds[1]?.receipt).toMatchObject({ rematches: 1, certified: 'exact' })
  })

  it.each([
    ['casual', 0],
    ['competitive', 1],
  ] as const)('[XWEN-53] keeps apart who asked for it in round 1: %s', (tier, meetings) => {
    const seen = Array.from({ length: 30 }, (_, n) => {
      const told = story({ players: 3, tier, started: false })
      told.does({ kind: 'register-player', player: id('p4'), avoid: [id('p1')] })
      told.does({ kind: 'check-in-player', player: id('p4') })
      told.does({ kind: 'announce-event' })
      told.does({ kind: 'start-stage' })
      const round = roundOf(told.facts(command, { entropy: `e${n}` }))
      expect(round.receipt?.softConflicts).toBe(0)
      return told.matchOf('p4').players.includes(id('p1')) ? 1 : 0
    })
    expect(Math.max(...seen)).toBe(meetings)
  })

  it('leaves out who dropped and takes in who came late', () => {
    const told = story({ players: 5 })
    told.playRound()
    told.does({ kind: 'drop-player', player: id('p2'), when: 'now' })
    told.does({ kind: 'register-late-player', player: id('p6') })
    const round = roundOf(told.facts(command))
    const seated = [
      ...round.pairings.flatMap(({ players }) => players),
      ...round.byes.map(({ player }) => player),
    ]
    expect(seated.toSorted()).toEqual(['p1', 'p3', 'p4', 'p5', 'p6'])
  })

  it('does not care who registered first, in any round', () => {
    const players = ['ada', 'ben', 'cy', 'dee', 'eve', 'fay', 'gil']
    const rounds = [players, players.toReversed(), players.toSpliced(2, 3, 'eve', 'cy', 'dee')].map(
      (order) => {
        const told = story({ players: order })
        for (let round = 0; round < 4; round++) {
          told.playRound(({ players: [a, b] }) => scored(a < b ? 100 : 20, a < b ? 20 : 100))
        }
        return told.state().rounds.map(({ byes, receipt, matches }) => ({
          byes,
          receipt,
          tables: matches.map((match) => told.state().matches.get(match)),
        }))
      },
    )
    expect(rounds[1]).toEqual(rounds[0])
    expect(rounds[2]).toEqual(rounds[0])
  })

  it('given twice, pairs anew on record; no match id comes back', () => {
    const told = story()
    const first = roundOf(told.facts(command, { entropy: 'a' }))
    const facts = told.facts(command, { entropy: 'b' })
    expect(facts.map(({ kind }) => kind)).toEqual(['round-unpaired', 'round-paired'])
    const second = roundOf(facts)
    expect(second.round).toBe(1)
    const used = first.pairings.map(({ match }) => match)
    expect(second.pairings.filter(({ match }) => used.includes(match))).toEqual([])
    expect(told.state().rounds).toHaveLength(1)
    expect([...told.state().matches.keys()]).toEqual(second.pairings.map(({ match }) => match))
  })
})

describe('pair-round is refused', () => {
  it('before the first stage', () => {
    expect(story({ started: false }).refuses(command)).toEqual({ code: 'stage-not-started' })
  })

  it('while results are missing, naming the tables', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    expect(told.refuses(command)).toEqual({ code: 'results-missing', round: 1, tables: [1, 2] })
    told.wins('p1')
    expect(told.refuses(command)).toEqual({ code: 'results-missing', round: 1, tables: [2] })
  })

  it('while the round is not closed', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    told.wins('p1')
    told.wins('p3')
    expect(told.refuses(command)).toEqual({ code: 'round-open', round: 1, tables: [] })
  })

  it('after the last planned round', () => {
    const told = story({ structure: planned(1) })
    told.playRound()
    expect(told.refuses(command)).toEqual({ code: 'no-further-round', planned: 1 })
  })

  it('where the cut comes first', () => {
    const told = story({ structure: planned(1, 2) })
    told.playRound()
    expect(told.refuses(command)).toEqual({ code: 'cut-needed' })
  })

  it('with fewer than two players left', () => {
    const told = story({ players: 2 })
    told.does({ kind: 'drop-player', player: id('p1'), when: 'now' })
    expect(told.refuses(command)).toEqual({ code: 'too-few-players', needed: 2, present: 1 })
  })

  it('when the bracket has its champion', () => {
    const told = bracketStory(4)
    told.playRound()
    told.playRound()
    expect(told.refuses(command)).toEqual({ code: 'no-further-round', planned: 2 })
  })
})

describe('pair-round, elimination', () => {
  it('[XWEN-63] seeds best against last, with nothing to choose', () => {
    const told = bracketStory(4)
    const entry = told.event().log.length + 1
    expect(told.facts(command, { entropy: 'e' })).toEqual([
      {
        kind: 'round-paired',
        round: 2,
        stage: 1,
        method: { name: 'single-elimination', version: 1 },
        entropy: 'e',
        pairings: [
          {
            table: 1,
            players: ['p1', 'p4'],
            game: '1',
            seeds: [1, 4],
            reason: { kind: 'seeds' },
            match: `${entry}-1`,
          },
          {
            table: 2,
            players: ['p2', 'p3'],
            game: '2',
            seeds: [2, 3],
            reason: { kind: 'seeds' },
            match: `${entry}-2`,
          },
        ],
        byes: [],
        receipt: null,
        leftOut: [],
      },
    ])
  })

  it('given twice, pairs the same games again', () => {
    for (const rounds of [0, 1, 2]) {
      const told = bracketStory(8)
      for (let n = 0; n < rounds; n++) told.playRound()
      const first = roundOf(told.facts(command))
      const second = roundOf(told.facts(command))
      const seated = (round: RoundPaired) => round.pairings.map(({ match: _, ...game }) => game)
      expect(seated(second)).toEqual(seated(first))
      expect(second.round).toBe(first.round)
    }
  })
})
