import { describe, expect, it } from 'vitest'
import { creating } from '../../../testing/create.ts'
import { id, type Setting, type Story } from '../../../testing/story.ts'
import {
  awaiting,
  type Command,
  type Game,
  type Options,
  type Result,
  type Structure,
  standingsView,
} from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import {
  byes,
  ending,
  games,
  matches,
  play,
  pointsOf,
  rounds,
  teamGame,
} from './card-game.suite.ts'
import { cardGameDe2014Team } from './team-regulation.ts'

const create = (changed: Parameters<typeof creating>[0]) => {
  const decision = creating({ regulation: 'card-game/de-2014-team', ...changed })
  return decision.granted ? null : decision.refusal
}

describe('registration', () => {
  const event = () => teamGame({ players: ['a', 'b'], started: false })
  const team = (members?: number) =>
    ({
      kind: 'register-player',
      player: id('c'),
      ...(members === undefined ? {} : { members }),
    }) as const
  const itself = { by: { role: 'player', player: id('c') } } as const

  it.each([0, 1, 3])('[LCG-57] a team of two, not of %i', (count) => {
    const refusal = { code: 'team-size', count, needed: 2, rule: 'LCG-57', overridable: true }
    expect(event().refuses(team(count))).toEqual(refusal)
    expect(event().refuses(team(count), itself)).toEqual(refusal)
    const [overridden, registered] = event().facts(team(count), { override: 'one is ill' })
    expect(overridden).toEqual({ kind: 'rule-overridden', refusal, reason: 'one is ill' })
    expect(registered).toMatchObject({ kind: 'player-registered', player: 'c' })
  })

  it('[LCG-57] two are a team; the desk may name them later, a team that comes by itself not', () => {
    expect(event().facts(team(2), itself)).toMatchObject([{ kind: 'player-registered' }])
    expect(event().facts(team())).toMatchObject([{ kind: 'player-registered' }])
    expect(event().refuses(team(), itself)).toMatchObject({ code: 'team-size', count: 0 })
  })

  it('[LCG-57] a team that comes late is one of two, too', () => {
    const told = teamGame({ players: ['a', 'b'] })
    const late = (members: number) =>
      ({ kind: 'register-late-player', player: id('c'), members }) as const
    expect(told.refuses(late(1))).toMatchObject({ code: 'team-size', count: 1, rule: 'LCG-57' })
    expect(told.facts(late(2))).toMatchObject([{ kind: 'player-entered-late', player: 'c' }])
  })
})

describe('points', () => {
  const scored = (one: Game, two: Game, options: Options = {}): string => {
    const event = teamGame({ players: ['a', 'b'], options })
    event.seats('a - b')
    event.result('a', games(one, two))
    return pointsOf(event)
  }

  it.each<[Game, Game, string, string, string]>([
    ['first', 'first', 'a 8, b 0', 'a 12, b 0', 'a 6, b 0'],
    ['first', 'draw', 'a 6, b 2', 'a 8, b 2', 'a 5, b 2'],
    ['draw', 'draw', 'a 4, b 4', 'a 4, b 4', 'a 4, b 4'],
    ['first', 'second', 'a 4, b 4', 'a 6, b 6', 'a 3, b 3'],
    ['draw', 'second', 'a 2, b 6', 'a 2, b 8', 'a 2, b 5'],
  ])('[LCG-64] %s and %s: %s; or %s; or %s', (one, two, four, six, three) => {
    expect(scored(one, two)).toBe(four)
    expect(scored(one, two, { teamGamePoints: '4-2-0' })).toBe(four)
    expect(scored(one, two, { teamGamePoints: '6-2-0' })).toBe(six)
    expect(scored(one, two, { teamGamePoints: '3-2-0' })).toBe(three)
  })

  it.each<Result>([
    games('first', 'first'),
    { ending: 'no-show', by: 'first' },
    { ending: 'double-no-show' },
    { ending: 'match-loss', by: 'first' },
    { ending: 'double-loss' },
  ])('[LCG-38] a match of teams may end like this: %j', (result) => {
    const event = teamGame({ players: ['a', 'b'] })
    event.seats('a - b')
    event.result('a', result)
    expect(pointsOf(event)).toMatch(/^a \d, b \d$/)
  })

  it('[LCG-63] only the limit draws a game: a second one after it is told', () => {
    const event = teamGame({ players: ['a', 'b'] })
    event.seats('a - b')
    const { match } = event.matchAt(1)
    const entered = { kind: 'enter-result', match, result: games('draw', 'first') } as const
    expect(event.does(entered)).toEqual([{ code: 'game-after-draw', table: 1, rule: 'LCG-63' }])
  })

  it('[LCG-64] the draw is 2 in every reading, and the default keeps it half a win', () => {
    expect(cardGameDe2014Team.options).toMatchObject({ teamGamePoints: '4-2-0', noShow: 'bye' })
    const { swiss } = cardGameDe2014Team.scoring
    expect(swiss).toMatchObject({
      method: 'two-games',
      gamePoints: {
        '4-2-0': clause('LCG-64', { win: 4, draw: 2, loss: 0 }),
        '6-2-0': clause('LCG-64', { win: 6, draw: 2, loss: 0 }),
        '3-2-0': clause('LCG-64', { win: 3, draw: 2, loss: 0 }),
      },
    })
  })

  it.each([
    ['4-2-0', 8],
    ['6-2-0', 12],
    ['3-2-0', 6],
  ] as const)('[LCG-64] read as %s a bye is two wins: %i', (teamGamePoints, worth) => {
    const event = teamGame({ players: ['a', 'b', 'c'], options: { teamGamePoints } })
    play(event, 'a 2-2 b, c bye')
    expect(pointsOf(event)).toContain(`c ${worth}`)
  })

  it('[LCG-38] a Swiss match is two games, or none', () => {
    expect(cardGameDe2014Team.scoring.swiss.endings).toEqual(
      clause('LCG-38', ['games', 'no-show', 'double-no-show', 'match-loss', 'double-loss']),
    )
  })

  it.each<[Result, string]>([
    [games('first', 'first'), 'a 8, b 0'],
    [{ ending: 'no-show', by: 'first' }, 'a 0, b 8'],
    [{ ending: 'match-loss', by: 'second' }, 'a 8, b 0'],
    [{ ending: 'double-loss' }, 'a 0, b 0'],
  ])('[LCG-38] %j: %s', (result, expected) => {
    const event = teamGame({ players: ['a', 'b'] })
    event.seats('a - b')
    event.result('a', result)
    expect(pointsOf(event)).toBe(expected)
  })

  it('[LCG-42] teams do not give the second game up either', () => {
    const event = teamGame({ players: ['a', 'b'] })
    event.seats('a - b')
    const { match } = event.matchOf('a')
    const result = games('first', { conceded: 'second' })
    expect(event.refuses({ kind: 'enter-result', match, result }).rule).toBe('LCG-42')
    event.result('a', games({ conceded: 'second' }, 'draw'))
    expect(pointsOf(event)).toBe('a 6, b 2')
  })
})

describe('the structure', () => {
  it('[LCG-60] Swiss rounds and nothing after them', () => {
    expect(cardGameDe2014Team.structure).toMatchObject({
      firstStage: clause('LCG-60', ['swiss']),
      afterCut: clause('LCG-60', []),
      cutSizes: clause('LCG-60', []),
      finals: 'final-match',
    })
    expect(create({ structure: rounds(3) })).toBeNull()
    const double: Structure = rounds(3, 8)
    expect(create({ structure: double })).toMatchObject({
      code: 'not-in-this-regulation',
      rule: 'LCG-60',
    })
    const elimination = [{ kind: 'elimination', rounds: null, cut: null }] as const
    expect(create({ structure: { kind: 'custom', stages: elimination } })?.rule).toBe('LCG-60')
  })

  it('[LCG-60] announced at the start', () => {
    const event = teamGame({ players: 4, structure: rounds(2), started: false })
    expect(event.refuses({ kind: 'start-stage' }).code).toBe('not-announced')
    event.does({ kind: 'announce-event' })
    event.does({ kind: 'start-stage' })
    expect(event.state().announced?.stages).toEqual([{ kind: 'swiss', rounds: 2, cut: null }])
  })

  it('[LCG-60] most points win', () => {
    const event = teamGame({ players: 4, structure: rounds(1) })
    play(event, 'p1 6-0 p2, p3 4-1 p4')
    expect(ending(event)).toBe('p1: p1 1, p3 2, p4 3, p2 4')
  })

  it('[LCG-60] there are no final rounds to set a length for', () => {
    expect(cardGameDe2014Team.roundLength.elimination).toEqual(
      clause('LCG-60', { minutes: null, from: null, to: null }),
    )
    expect(create({ roundMinutes: { elimination: 90 } })).toMatchObject({
      code: 'length-not-allowed',
      rule: 'LCG-60',
    })
  })

  it('[LCG-34] teams are folded by their number, and the last without a bye sits out', () => {
    const event = teamGame({ players: 5 })
    play(event, 'p1 3-3 p2, p3 3-3 p4, p5 bye')
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    expect(byes(event)).toEqual(['p4'])
    // p5 stands before the others and would meet p3, but then p1 and p2 would meet again.
    const pairs = matches(event).map(({ players }) => players.join('-'))
    expect(pairs).toEqual(['p5-p2', 'p1-p3'])
  })

  it('[LCG-62] which team plays the dark side is drawn', () => {
    const event = teamGame({ players: ['reds', 'blues'] })
    const drawn = new Set(
      Array.from({ length: 30 }, (_, index) => {
        const [fact] = event.facts(
          { kind: 'draw-lot', about: 'dark side', among: ['reds', 'blues'] },
          { entropy: `coin-${index}` },
        )
        return fact?.kind === 'lot-drawn' ? fact.drawn : ''
      }),
    )
    expect([...drawn].toSorted()).toEqual(['blues', 'reds'])
  })
})

describe('the final match', () => {
  /** One round after which the first teams are level on 8. */
  const level = (setting: Setting = {}): Story => {
    const event = teamGame({ players: 6, structure: rounds(1), ...setting })
    play(event, 'p1 6-0 p2, p3 6-0 p4, p5 2-2 p6')
    return event
  }
  const start = (event: Story): Story => {
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    return event
  }
  const end = (event: Story, result: Result): string => {
    event.result(matches(event)[0]?.players[0] ?? '', result)
    event.does({ kind: 'close-round' })
    return ending(event)
  }

  it('[LCG-61] two level: they play for the title', () => {
    expect(cardGameDe2014Team.finalMatch).toEqual(clause('LCG-61', 'first-two-if-level'))
    const event = level()
    expect(event.refuses({ kind: 'finish-event' }).code).toBe('cut-needed')
    start(event)
    const [match] = matches(event)
    expect(match?.players.toSorted()).toEqual(['p1', 'p3'])
    expect(match).toMatchObject({ reason: { kind: 'final-match' }, table: 1 })
    const loser = match?.players[0]
    const winner = match?.players[1]
    expect(end(event, games('second', 'draw'))).toMatch(
      new RegExp(`^${winner}: ${winner} 1, ${loser} 2, p[56] 3`),
    )
  })

  it('[LCG-61] not level: the event ends', () => {
    const event = teamGame({ players: 4, structure: rounds(1) })
    play(event, 'p1 6-0 p2, p3 4-1 p4')
    expect(event.refuses({ kind: 'make-cut' }).code).toBe('no-further-stage')
    expect(ending(event)).toMatch(/^p1: /)
  })

  it('[LCG-61] level for second place only: no final match', () => {
    const event = teamGame({ players: 6, structure: rounds(1) })
    play(event, 'p1 6-0 p2, p3 4-1 p4, p5 4-1 p6')
    expect(ending(event)).toMatch(/^p1: /)
  })

  it('[LCG-61] three level: the tie-breakers pick the two', () => {
    const event = teamGame({ players: 6, structure: rounds(2) })
    play(event, 'p1 6-0 p2, p3 4-1 p4, p5 6-0 p6')
    play(event, 'p1 0-0 p4, p3 1-4 p6, p5 0-0 p2')
    // P1, p3 and p5 have 8 and never met; their opponents have 2, 8 and 6 in all.
    expect(pointsOf(event)).toBe('p1 8, p2 0, p3 8, p4 2, p5 8, p6 6')
    start(event)
    expect(matches(event).map(({ players }) => players)).toEqual([['p3', 'p5']])
    expect(end(event, games('second', 'second'))).toMatch(/^p5: p5 1, p3 2, p1 3, /)
  })

  it('[LCG-61] has no time limit', () => {
    expect(cardGameDe2014Team.roundLength.final).toEqual(
      clause('LCG-61', { minutes: null, from: null, to: null }),
    )
    const event = start(level())
    expect(event.facts({ kind: 'start-clock' })).toMatchObject([{ minutes: null }])
  })

  it.each<Result>([games('first', 'second'), games('draw', 'draw')])(
    '[LCG-61] needs a winner: %j does not do',
    (result) => {
      const event = start(level())
      const match = matches(event)[0]?.match ?? expect.fail('no match')
      expect(event.refuses({ kind: 'enter-result', match, result })).toEqual({
        code: 'winner-needed',
        ending: 'games',
      })
    },
  )

  it('[LCG-63] a drawn game with another after it is told in the final match, too', () => {
    const event = start(level())
    const match = matches(event)[0]?.match ?? expect.fail('no match')
    const entered = { kind: 'enter-result', match, result: games('draw', 'first') } as const
    expect(event.does(entered)).toMatchObject([{ code: 'game-after-draw', rule: 'LCG-63' }])
  })

  it('[LCG-61] after two level games a further one decides', () => {
    expect(cardGameDe2014Team.scoring.elimination.endings).toEqual(
      clause('LCG-61', ['games', 'won', 'forfeit', 'no-show', 'match-loss']),
    )
    const event = start(level())
    const winner = matches(event)[0]?.players[1]
    expect(end(event, { ending: 'won', winner: 'second', light: 'first' })).toMatch(
      new RegExp(`^${winner}: ${winner} 1, `),
    )
  })

  it('[LCG-61] or one of the two does not appear, or gives up', () => {
    const winnerAfter = (result: Result) => {
      const event = start(level())
      const [first, second] = matches(event)[0]?.players ?? []
      const champion = end(event, result).split(':')[0]
      return champion === first ? 'first' : champion === second ? 'second' : 'nobody'
    }
    expect(winnerAfter({ ending: 'no-show', by: 'first' })).toBe('second')
    expect(winnerAfter({ ending: 'forfeit', winner: 'first' })).toBe('first')
    expect(winnerAfter({ ending: 'match-loss', by: 'second' })).toBe('first')
  })

  it('[LCG-61] its points count for nothing but the title', () => {
    const event = start(level())
    event.result(matches(event)[0]?.players[0] ?? '', games('first', 'first'))
    event.does({ kind: 'close-round' })
    expect(pointsOf(event)).toBe('p1 8, p2 0, p3 8, p4 0, p5 4, p6 4')
  })

  it('[LCG-61] rounds without a planned end can be followed by it as well', () => {
    const event = level({ structure: { kind: 'open' } })
    start(event)
    expect(matches(event)).toHaveLength(1)
  })

  it('[LCG-61] rounds without a planned end are not cut for anything else', () => {
    const event = teamGame({ players: 4, structure: { kind: 'open' } })
    play(event, 'p1 6-0 p2, p3 4-1 p4')
    expect(event.refuses({ kind: 'make-cut' }).code).toBe('no-further-stage')
    expect(ending(event)).toMatch(/^p1: /)
  })

  describe('one of the two has gone', () => {
    const ahead = (event: Story): readonly [string, string] => {
      const [first, second] = standingsView(event.state()).rows.map(({ player }) => player)
      return [first ?? expect.fail(), second ?? expect.fail()]
    }
    const drops = (player: string): Command => ({
      kind: 'drop-player',
      player: id(player),
      when: 'now',
    })
    const declines = (player: string): Command => ({ kind: 'decline-place', player: id(player) })

    /** Every moment between the last Swiss round and the end of the final match. */
    const moments: readonly (readonly [string, (event: Story) => void])[] = [
      ['before the two are named', () => {}],
      ['once they are named', (event) => void event.does({ kind: 'make-cut' })],
      [
        'once the final has begun',
        (event) => {
          event.does({ kind: 'make-cut' })
          event.does({ kind: 'start-stage' })
        },
      ],
      [
        'once it is paired',
        (event) => {
          event.does({ kind: 'make-cut' })
          event.does({ kind: 'start-stage' })
          event.does({ kind: 'pair-round' })
        },
      ],
      ['once it is published', start],
      ['while it is played', (event) => void start(event).does({ kind: 'start-clock' })],
    ]
    const ways = [
      ['drops', drops],
      [
        'is disqualified',
        (player: string): Command => ({
          kind: 'disqualify-player',
          player: id(player),
          when: 'now',
          reason: 'as ruled',
        }),
      ],
      ['declines', declines],
    ] as const
    const cases = moments.flatMap(([when, until], moment) =>
      ways
        // A place can be declined from the cut to the first game.
        .filter(([how]) => how !== 'declines' || (moment > 0 && moment < 5))
        .flatMap(([how, leaves]) =>
          [0, 1].map(
            (who) => [who === 0 ? 'first' : 'second', how, when, until, leaves, who] as const,
          ),
        ),
    )

    it.each(cases)(
      '[LCG-61] the %s %s %s: the one who stays wins',
      (_, how, __, until, leaves, who) => {
        const event = level()
        const two = ahead(event)
        const [gone, stays] = who === 0 ? two : [two[1], two[0]]
        until(event)
        event.does(leaves(gone))
        const end = ends(event)
        expect(end.champion).toBe(stays)
        const places = end.places.map(({ place, player }) => `${player} ${place}`).join(', ')
        const last = how === 'is disqualified' ? `${gone} null` : `${gone} 2`
        expect(places).toContain(last)
      },
    )

    it('[LCG-61] nobody who is not level comes into the final', () => {
      const event = level()
      const [first, second] = ahead(event)
      event.does({ kind: 'make-cut' })
      expect(event.facts(declines(first))[0]).toMatchObject({ replacement: null, seeds: [second] })
    })

    it('[LCG-61] of three who are level, the third comes in', () => {
      const event = teamGame({ players: 6, structure: rounds(1) })
      play(event, 'p1 6-0 p2, p3 6-0 p4, p5 6-0 p6')
      const [first, second, third] = standingsView(event.state()).rows.map(({ player }) => player)
      event.does({ kind: 'make-cut' })
      event.does(declines(first ?? ''))
      expect(event.state().cut?.seeds).toEqual([second, third])
    })

    it('[LCG-61] who dropped earlier, and is level at the end, does not win', () => {
      const event = teamGame({ players: 6, structure: rounds(2) })
      play(event, 'p1 6-0 p2, p3 4-1 p4, p5 2-2 p6')
      event.does(drops('p1'))
      event.does(drops('p6'))
      play(event, 'p3 1-1 p4, p5 1-1 p2')
      expect(pointsOf(event)).toBe('p1 8, p2 2, p3 8, p4 4, p5 6, p6 4')
      expect(ending(event)).toMatch(/^p3: p3 1, p1 2, p5 3, /)
    })

    it('[LCG-61] who has more points than anybody wins without a final, gone or not', () => {
      const event = teamGame({ players: 4, structure: rounds(1) })
      play(event, 'p1 6-0 p2, p3 4-1 p4')
      event.does(drops('p1'))
      expect(ending(event)).toMatch(/^p1: /)
    })

    /** By the steps that are still due. */
    const ends = (event: Story) => {
      for (let steps = 0; steps < 12; steps++) {
        const { step } = awaiting(event.state())
        if (step === 'finish-event') {
          const [fact] = event.facts({ kind: 'finish-event' })
          return fact?.kind === 'event-finished' ? fact : expect.fail('not finished')
        }
        const isDue =
          step === 'make-cut' ||
          step === 'start-stage' ||
          step === 'pair-round' ||
          step === 'publish-round' ||
          step === 'close-round'
        if (!isDue) return expect.fail(step)
        event.does({ kind: step })
      }
      return expect.fail('no end')
    }
  })
})
