import { describe, expect, it } from 'vitest'
import { id, type Story, story } from '../../../testing/story.ts'
import { sideOf, sideReason } from '../../event/reading/sides.ts'
import { matchFrom } from '../../event/rounds/effects.ts'
import { type Ask, type EventState, type Match, matchId, type Result } from '../../index.ts'
import { setUpView } from '../../views/player/set-up.ts'
import { clause } from '../../vocabulary/rule.ts'
import { finalStage, matches, playSlot, tableState } from './card-game.suite.ts'
import { cardGameDe2014 } from './regulation.ts'
import { cardGameDe2014Team } from './team-regulation.ts'

describe('sides', () => {
  const counted = (light: number, dark: number) => ({ light, dark })
  type Counted = ReturnType<typeof counted>

  const before = finalStage(4).state()

  /** Who plays light between A, the better seed, and B after so many games of each. */
  const side = (a: Counted, b: Counted): string => {
    const [round] = before.rounds
    const played = [
      ...gamesOf('p1', 'p3', a).map((match) => ({ ...match, match: matchId(`a-${match.match}`) })),
      ...gamesOf('p2', 'p4', b).map((match) => ({ ...match, match: matchId(`b-${match.match}`) })),
    ]
    const after: EventState = {
      ...before,
      rounds: [
        { ...(round ?? expect.fail()), stage: 1, matches: played.map(({ match }) => match) },
      ],
      matches: new Map(played.map((match) => [match.match, match])),
    }
    const { side: chosen } = sideOf(after, 'W3', [id('p1'), id('p2')])
    if (chosen === undefined) return 'nobody'
    if ('chooser' in chosen) return `${chosen.chooser === 'p1' ? 'A' : 'B'} chooses`
    return chosen.light === 'p1' ? 'A' : 'B'
  }

  const gamesOf = (player: string, other: string, { light, dark }: Counted): readonly Match[] =>
    Array.from({ length: light + dark }, (_, index) => ({
      ...matchFrom(
        {
          match: matchId(`${index}`),
          table: 1,
          players: [id(player), id(other)],
          reason: { kind: 'by-hand' },
        },
        2,
      ),
      result: { ending: 'won', winner: 'first', light: index < light ? 'first' : 'second' },
    }))

  it('[LCG-51] the better seed chooses in the first round', () => {
    const event = finalStage(8)
    event.does({ kind: 'pair-round' })
    expect(matches(event).map((match) => match.side)).toEqual(
      ['p1', 'p2', 'p3', 'p4'].map((chooser) => ({ chooser })),
    )
  })

  it.each([
    [counted(0, 0), counted(0, 0), 'A chooses'],
    [counted(1, 0), counted(1, 0), 'A chooses'],
    [counted(1, 0), counted(0, 1), 'B'],
    [counted(1, 1), counted(1, 0), 'A'],
    [counted(1, 1), counted(0, 1), 'B'],
    [counted(2, 1), counted(1, 1), 'B'],
    [counted(1, 2), counted(0, 2), 'B'],
    [counted(1, 1), counted(2, 2), 'A chooses'],
    // Marco and Michelle.
    [counted(1, 2), counted(1, 3), 'B'],
    [counted(1, 3), counted(1, 2), 'A'],
  ])('[LCG-52] after %j and %j the light side: %s', (a, b, expected) => {
    expect(cardGameDe2014.elimination.sides?.laterRounds).toEqual(clause('LCG-52', 'by-balance'))
    expect(side(a, b)).toBe(expected)
  })

  /** The document's sentences, one after the other. */
  const asWorded = (a: Counted, b: Counted): string => {
    const less = ({ light, dark }: Counted): 'neither' | 'light' | 'dark' =>
      light === dark ? 'neither' : light < dark ? 'light' : 'dark'
    const difference = ({ light, dark }: Counted) => Math.abs(light - dark)
    const lightFor = (player: 'A' | 'B', own: 'light' | 'dark') =>
      (player === 'A') === (own === 'light') ? 'A' : 'B'
    const [ofA, ofB] = [less(a), less(b)]
    if (ofA === ofB || ofA === 'neither' || ofB === 'neither') {
      if (difference(a) === difference(b)) return 'A chooses'
      if (difference(a) > difference(b) && ofA !== 'neither') return lightFor('A', ofA)
      return ofB === 'neither' ? 'A chooses' : lightFor('B', ofB)
    }
    return lightFor('A', ofA)
  }

  it('[LCG-52] all counts up to 3: the side played less, the larger difference, the better seed', () => {
    const counts = [0, 1, 2, 3].flatMap((light) => [0, 1, 2, 3].map((dark) => counted(light, dark)))
    for (const a of counts) {
      for (const b of counts) {
        expect(side(a, b), `${JSON.stringify([a, b])}`).toBe(asWorded(a, b))
      }
    }
  })

  it('[LCG-66] sides alternate as far as the counts let them', () => {
    const event = finalStage(4)
    playSlot(event, () => 'first')
    event.does({ kind: 'pair-round' })
    // p1 and p2 have both played light, p3 and p4 dark: level, so the better seed chooses.
    expect(matches(event).map(({ game, side: own }) => [game, own])).toEqual([
      ['W3', { chooser: 'p1' }],
      ['L1', { chooser: 'p3' }],
    ])
    playSlot(event)
    event.does({ kind: 'pair-round' })
    // p2 has played light and dark, p3 dark twice.
    expect(matches(event).map(({ game, side: own }) => [game, own])).toEqual([
      ['L2', { light: 'p3' }],
    ])
  })

  it('[LCG-52] a forfeited game counts for no side', () => {
    const event = finalStage(4)
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    const [first, second] = matches(event)
    const forfeit: Result = { ending: 'forfeit', winner: 'first' }
    event.does({ kind: 'enter-result', match: first?.match ?? expect.fail(), result: forfeit })
    const light: Result = { ending: 'won', winner: 'first', light: 'first' }
    event.does({ kind: 'enter-result', match: second?.match ?? expect.fail(), result: light })
    event.does({ kind: 'close-round' })
    event.does({ kind: 'pair-round' })
    // p1 has played no side, p2 the light one: p1 plays light. p3 played dark, p4 nothing.
    expect(matches(event).map((match) => match.side)).toEqual([{ light: 'p1' }, { light: 'p3' }])
  })

  it('[LCG-52] a game decided at time counts for its sides', () => {
    const event = finalStage(4)
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    for (const { match } of matches(event)) {
      const result: Result = {
        ending: 'timeout',
        light: 'second',
        table: tableState({ balance: 'dark' }),
      }
      event.does({ kind: 'enter-result', match, result })
    }
    event.does({ kind: 'close-round' })
    event.does({ kind: 'pair-round' })
    expect(matches(event).map((match) => match.side)).toEqual([
      { chooser: 'p1' },
      { chooser: 'p3' },
    ])
  })
})

describe('the sides of a finals game', () => {
  /** Plays `p1 light` and so on: the named player wins with the light side. */
  const entered = (event: Story, player: string, light: 'own' | 'other', by: Partial<Ask> = {}) => {
    const match = event.matchOf(player)
    const own = match.players[0] === id(player) ? 'first' : 'second'
    const other = own === 'first' ? 'second' : 'first'
    const result: Result = { ending: 'won', winner: own, light: light === 'own' ? own : other }
    return event.ask({ kind: 'enter-result', match: match.match, result }, by)
  }
  const atL2 = () => {
    const event = finalStage(4)
    playSlot(event, () => 'first')
    playSlot(event)
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    return event
  }

  it('[LCG-51] in the first round either side is right: the better placed chooses', () => {
    expect(cardGameDe2014.elimination.sides?.firstRound).toEqual(
      clause('LCG-51', 'better-seed-chooses'),
    )
    const event = finalStage(4)
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    expect(entered(event, 'p1', 'own').granted).toBe(true)
    expect(entered(event, 'p1', 'other').granted).toBe(true)
    expect(sideReason(event.state(), event.matchOf('p1'))).toEqual({
      rule: 'LCG-51',
      why: 'first-round',
      played: [counts(0, 0), counts(0, 0)],
    })
  })

  const counts = (light: number, dark: number) => ({ light, dark })

  it('[LCG-52] the other side than the counts say is refused, or overridden on record', () => {
    const event = atL2()
    // p3 has played dark twice and plays light.
    expect(sideReason(event.state(), event.matchOf('p3'))).toMatchObject({
      rule: 'LCG-52',
      why: 'balance',
    })
    const wrong = { code: 'wrong-side', player: 'p3', rule: 'LCG-52', overridable: true }
    expect(entered(event, 'p3', 'other')).toEqual({ granted: false, refusal: wrong })
    expect(entered(event, 'p2', 'own')).toEqual({ granted: false, refusal: wrong })
    expect(entered(event, 'p2', 'other').granted).toBe(true)
    const ruled = entered(event, 'p3', 'other', { override: 'they had begun like this' })
    expect(ruled).toMatchObject({
      granted: true,
      facts: [{ kind: 'rule-overridden', refusal: wrong }, { kind: 'result-entered' }],
    })
  })

  it('[LCG-55] the last game with the sides of the one before is refused', () => {
    expect(cardGameDe2014.elimination.sides?.lastGame).toEqual(clause('LCG-55', 'swapped'))
    const event = finalStage(4)
    for (let slot = 1; slot <= 3; slot++) playSlot(event)
    playSlot(event, () => 'second')
    const [final] = [...event.state().matches.values()].filter(({ game }) => game === 'GF1')
    const before = final?.result
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    const [reset] = matches(event)
    if (before?.ending !== 'won' || reset === undefined) return expect.fail('no grand final')
    expect(reset.game).toBe('GF2')
    const { light } = before
    expect(sideReason(event.state(), reset)).toMatchObject({ rule: 'LCG-55', why: 'swapped' })
    const enter = (own: typeof light) =>
      event.ask({
        kind: 'enter-result',
        match: reset.match,
        result: { ending: 'won', winner: 'first', light: own },
      })
    expect(enter(light)).toMatchObject({
      granted: false,
      refusal: { code: 'wrong-side', rule: 'LCG-55', overridable: true },
    })
    expect(enter(light === 'first' ? 'second' : 'first').granted).toBe(true)
  })
})

describe('a first game of the grand final that nobody played', () => {
  it('[LCG-55] leaves no sides to swap: for the last game the counts decide', () => {
    const event = finalStage(4)
    for (let slot = 1; slot <= 3; slot++) playSlot(event)
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    // P1 has played light twice, p2 dark twice and light once.
    expect(event.matchOf('p1').side).toEqual({ light: 'p2' })
    event.result('p1', { ending: 'forfeit', winner: 'second' })
    event.does({ kind: 'close-round' })
    event.does({ kind: 'pair-round' })
    const [last] = matches(event)
    expect(last).toMatchObject({ game: 'GF2', side: { light: 'p2' } })
    expect(sideReason(event.state(), last ?? expect.fail())).toMatchObject({
      rule: 'LCG-52',
      why: 'balance',
    })
  })
})

const tableOf = (regulation: string) => {
  const told = story({ regulation, players: 2 })
  told.seats('p1 - p2')
  return setUpView(told.state(), told.matchAt(1))
}

describe('before a match', () => {
  it('[LCG-30] a lot gives the choice of sides', () => {
    expect(tableOf(cardGameDe2014.id).firstSides).toEqual({
      rule: 'LCG-30',
      value: 'lot-gives-choice',
    })
  })

  it('[LCG-31] sides are swapped for the second game, of players and of teams', () => {
    for (const { id: regulation } of [cardGameDe2014, cardGameDe2014Team]) {
      expect(tableOf(regulation).secondSides).toEqual({ rule: 'LCG-31', value: 'swapped' })
    }
  })

  it('[LCG-31] a match has a second game in Swiss rounds only: in the bracket nothing is swapped', () => {
    const told = finalStage(4)
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    const { secondSides, firstSides, side } = setUpView(told.state(), told.matchAt(1))
    expect({ secondSides, firstSides }).toEqual({ secondSides: null, firstSides: null })
    expect(side).not.toBeNull()
  })

  it('[LCG-62] of teams a lot says who is dark, and the seats follow', () => {
    expect(tableOf(cardGameDe2014Team.id)).toMatchObject({
      firstSides: { rule: 'LCG-62', value: 'lot-gives-dark' },
      secondSides: { rule: 'LCG-31', value: 'swapped' },
      teamSeats: {
        rule: 'LCG-62',
        value: [
          [
            { side: 'dark', number: 2 },
            { side: 'dark', number: 1 },
          ],
          [
            { side: 'light', number: null },
            { side: 'light', number: null },
          ],
        ],
      },
    })
    expect(tableOf(cardGameDe2014.id).teamSeats).toBeNull()
  })
})
