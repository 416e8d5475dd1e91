import fc from 'fast-check'
import { expect, it } from 'vitest'
import { destroyedPointsOf } from '../../../testing/destroyed-points.ts'
import { appoint } from '../../../testing/leaders.ts'
import { asPlayer } from '../../../testing/matters.ts'
import {
  earnedBy,
  oneFinal,
  oneMatch,
  oneSemiFinal,
  refusedBy,
} from '../../../testing/one-match.ts'
import { playByHand } from '../../../testing/pairing/by-hand.ts'
import { rowOf } from '../../../testing/standing-row.ts'
import { id, story } from '../../../testing/story.ts'
import { scorerOf } from '../../event/reading/scoring-of.ts'
import {
  atSeat,
  bracketOf,
  type Command,
  type Outcome,
  type Refusal,
  type Result,
  type Seat,
} from '../../index.ts'
import { type Clause, clause, type RuleId } from '../../vocabulary/rule.ts'
import type { Regulation } from '../regulation.ts'

const destroyed = (first: number, second: number) =>
  ({ ending: 'destruction', score: [first, second] }) as const
const atTime = (first: number, second: number) =>
  ({ ending: 'time', score: [first, second] }) as const
const mutual = { ending: 'mutual-destruction', score: [100, 100] } as const

/** One side is destroyed: a full win of so many points, however close. */
export const destruction = (regulation: Regulation, { rule, value: win }: Clause<number>): void => {
  it.each([
    ['the survivor wins', destroyed(100, 24), `win ${win}/176, loss 0/24`],
    ['in either seat', destroyed(24, 100), `loss 0/24, win ${win}/176`],
    ['a full win, however close', destroyed(100, 89), `win ${win}/111, loss 0/89`],
    ['as close as can be', destroyed(100, 99), `win ${win}/101, loss 0/99`],
  ])(`[${rule}] one side destroyed: %s`, (_, result, expected) => {
    expect(earnedBy(oneMatch(regulation), result)).toBe(expected)
  })
}

export const endings = (
  regulation: Regulation,
  { rule, value: accepted }: Clause<readonly Result[]>,
): void => {
  it.each(accepted.map((result) => [result.ending, result] as const))(
    `[${rule}] a match can end by %s`,
    (_, result) => {
      const event = oneMatch(regulation)
      event.does(appoint('l1', 'judge'))
      // Not every document has that penalty; where it has none, somebody says why.
      const why = result.ending === 'match-loss' ? { override: 'as ruled' } : {}
      expect(earnedBy(event, result, why)).toMatch(/^\S+ \d\/\d+, \S+ \d\/\d+$/)
    },
  )

  it(`[${rule}] these are all the endings there are`, () => {
    const { rule: own, value } = destroyedPointsOf(regulation).endings
    expect(own).toBe(rule)
    expect(value.toSorted()).toEqual(accepted.map(({ ending }) => ending).toSorted())
  })
}

/** Whoever gives up loses the whole squad; what it had scored itself stays. */
export const conceding = (regulation: Regulation, { rule, value: win }: Clause<number>): void => {
  const conceded = (by: Seat, first: number, second: number): Result => ({
    ending: 'concession',
    by,
    score: [first, second],
  })

  it.each([
    ['having scored 30', conceded('second', 45, 30), `win ${win}/170, loss 0/30`],
    ['before play', conceded('second', 0, 0), `win ${win}/200, loss 0/0`],
    ['in the lead', conceded('second', 20, 55), `win ${win}/145, loss 0/55`],
    ['in the first seat', conceded('first', 30, 45), `loss 0/30, win ${win}/170`],
    ['behind by little', conceded('first', 95, 99), `loss 0/95, win ${win}/105`],
  ])(`[${rule}] conceding %s`, (_, result, expected) => {
    expect(earnedBy(oneMatch(regulation), result)).toBe(expected)
  })

  it.each<[string, readonly Command[]]>([
    ['before the clock', []],
    ['while it runs', [{ kind: 'start-clock' }]],
    ['when time is called', [{ kind: 'start-clock' }, { kind: 'call-time' }]],
  ])(`[${rule}] conceding at any moment: %s`, (_, moment) => {
    const event = oneMatch(regulation)
    for (const command of moment) event.does(command)
    expect(earnedBy(event, conceded('second', 45, 30))).toBe(`win ${win}/170, loss 0/30`)
  })

  it(`[${rule}] who concedes says so, and the other has only to agree`, () => {
    const event = oneMatch(regulation)
    const { match } = event.matchAt(1)
    const result = conceded('second', 45, 30)
    for (const player of ['p2', 'p1']) {
      expect(event.matchAt(1).result).toBeNull()
      event.does({ kind: 'report-result', match, player: id(player), result }, asPlayer(player))
    }
    expect(event.matchAt(1).result).toEqual(result)
    expect(rowOf(event, 'p1').tournamentPoints).toBe(win)
    expect(rowOf(event, 'p2').tournamentPoints).toBe(0)
  })
}

/** A lead of less than twelve at time is a modified win. */
export const modifiedWins = (regulation: Regulation, rule: RuleId): void => {
  it.each([
    { lead: 1, outcome: 'modified-win', points: 3 },
    { lead: 11, outcome: 'modified-win', points: 3 },
    { lead: 12, outcome: 'win', points: 5 },
    { lead: 13, outcome: 'win', points: 5 },
    { lead: 28, outcome: 'win', points: 5 },
  ])(`[${rule}] at time a lead of $lead is a $outcome`, ({ lead, outcome, points }) => {
    const told = (result: Result) => earnedBy(oneMatch(regulation), result)
    const expected = [`${outcome} ${points}/${100 + lead}`, `loss 0/${100 - lead}`]
    expect(told(atTime(50, 50 - lead))).toBe(expected.join(', '))
    expect(told(atTime(50 - lead, 50))).toBe(expected.toReversed().join(', '))
    expect(destroyedPointsOf(regulation).modifiedWinBelow).toEqual(clause(rule, 12))
  })
}

type Level = { readonly destroyed: RuleId; readonly atTime: RuleId; readonly salvo: RuleId }

/** Equal scores in Swiss rounds are a draw, and no salvo is fired. */
export const draws = (regulation: Regulation, rules: Level): void => {
  const drawn = 'draw 1/100, draw 1/100'

  it(`[${rules.destroyed}] both sides destroyed: a draw`, () => {
    expect(earnedBy(oneMatch(regulation), mutual)).toBe(drawn)
    const { equalInSwiss } = destroyedPointsOf(regulation)
    expect(equalInSwiss).toEqual(clause(rules.destroyed, 'draw'))
  })

  it.each([60, 0])(`[${rules.atTime}] equal at time, %i each: a draw`, (score) => {
    expect(earnedBy(oneMatch(regulation), atTime(score, score))).toBe(drawn)
  })

  it(`[${rules.salvo}] there is no final salvo`, () => {
    const result = { ...atTime(60, 60), salvo: 'first' } as const
    expect(refusedBy(oneMatch(regulation), result)).toEqual({
      code: 'not-in-this-regulation',
      what: 'salvo',
      regulation: regulation.id,
    })
  })
}

export const pointsOfOutcomes = (regulation: Regulation, rule: RuleId): void => {
  it.each<[Outcome, number, Result]>([
    ['win', 5, destroyed(100, 0)],
    ['modified-win', 3, atTime(11, 0)],
    ['draw', 1, atTime(11, 11)],
    ['loss', 0, atTime(0, 11)],
  ])(`[${rule}] a %s earns %i tournament points`, (outcome, points, result) => {
    expect(earnedBy(oneMatch(regulation), result)).toMatch(new RegExp(`^${outcome} ${points}/`))
    const each = { win: 5, 'modified-win': 3, draw: 1, loss: 0 }
    expect(destroyedPointsOf(regulation).tournamentPoints).toEqual(clause(rule, each))
  })
}

/** The lead is added to 100 for one and taken from it for the other. */
export const margins = (
  regulation: Regulation,
  rule: RuleId,
  /** What the two can earn together. */
  sums: readonly number[],
): void => {
  it.each([
    [100, 24, 176, 24],
    [77, 49, 128, 72],
    [50, 38, 112, 88],
    [50, 39, 111, 89],
    [100, 89, 111, 89],
    [100, 0, 200, 0],
  ])(`[${rule}] %i to %i: margins of victory %i and %i`, (a, b, first, second) => {
    const told = earnedBy(oneMatch(regulation), atTime(a, b))
    const found = [...told.matchAll(/\/(\d+)/g)].map(([, margin]) => Number(margin))
    expect(found).toEqual([first, second])
  })

  it(`[${rule}] both are on record and add up in the standings`, () => {
    const event = story({ regulation: regulation.id, players: ['elly', 'salvatore'] })
    playByHand(event, 'elly 77-49 salvatore')
    const fact = event.event().log.find((entry) => entry.fact.kind === 'result-entered')?.fact
    expect(fact).toMatchObject({
      kind: 'result-entered',
      result: { ending: 'time', score: [77, 49] },
    })
    playByHand(event, 'elly 24-100 salvatore')
    const totals = ['elly', 'salvatore'].map((name) => rowOf(event, name).marginOfVictory)
    expect(totals).toEqual([152, 248])
  })

  it(`[${rule}] whatever was played, the margins share 200 between them`, () => {
    const points = fc.integer({ min: 0, max: 100 })
    const seat = fc.constantFrom('first' as const, 'second' as const)
    const score = fc.tuple(points, points)
    const time = fc.constant('time' as const)
    const result: fc.Arbitrary<Result> = fc.oneof(
      fc.record({ ending: time, score }),
      fc.record({ ending: time, score: points.map((one) => [one, one] as const), salvo: seat }),
      fc.record({
        ending: fc.constant('destruction' as const),
        score: fc.tuple(fc.constant(100), points),
      }),
      fc.record({ ending: fc.constant('concession' as const), by: seat, score }),
    )
    const { objection, earned } = scorerOf(oneMatch(regulation).state().created, 'swiss')
    fc.assert(
      fc.property(result, (given) => {
        fc.pre(objection(given) === null)
        const [a, b] = earned(given)
        const [first, second] = [a.marginOfVictory ?? -1, b.marginOfVictory ?? -1]
        expect(first + second).toBe(200)
        expect(Math.min(first, second)).toBeGreaterThanOrEqual(0)
        expect(sums).toContain(a.tournamentPoints + b.tournamentPoints)
      }),
    )
  })
}

/** Scores that do not go with their ending; `level` is what equal scores have to tell besides. */
export const impossibleScores = (
  regulation: Regulation,
  rule: RuleId,
  level: { readonly salvo?: Seat } = {},
): void => {
  const needed = (ending: 'destruction' | 'mutual-destruction'): Refusal => ({
    code: 'score-needs-full',
    ending,
    full: 100,
    rule,
  })
  const outOfRange = (score: number): Refusal => ({
    code: 'score-out-of-range',
    score,
    maximum: 100,
    rule,
  })

  it.each<[string, Result, Refusal]>([
    ['more than 100', atTime(101, 0), outOfRange(101)],
    ['less than nothing', atTime(10, -1), outOfRange(-1)],
    ['destruction without a full score', destroyed(99, 0), needed('destruction')],
    [
      'destruction of both',
      { ...destroyed(100, 100), ...level },
      { code: 'score-both-full', full: 100, rule },
    ],
    [
      'mutual destruction of one',
      { ending: 'mutual-destruction', score: [100, 97], ...level },
      needed('mutual-destruction'),
    ],
    [
      'conceding after destroying everything',
      { ending: 'concession', by: 'first', score: [100, 0] },
      { code: 'score-not-below-full', full: 100, rule },
    ],
  ])(`[${rule}] %s cannot be`, (_, result, refusal) => {
    expect(refusedBy(oneMatch(regulation), result)).toEqual(refusal)
  })
}

/** Equal scores in elimination: whoever has initiative moves on. */
export const initiativeInElimination = (regulation: Regulation, rule: RuleId): void => {
  const level = atTime(60, 60)
  const winnerAfter = (result: Result): Seat => {
    const event = oneSemiFinal(regulation)
    const { match, players } = event.matchAt(1)
    event.does({ kind: 'enter-result', match, result })
    expect(event.event().log.at(-1)?.fact).toMatchObject({ kind: 'result-entered', result })
    const game = bracketOf(event.state(), 1).rounds[0]?.find((one) => one.match?.match === match)
    return atSeat(players, 'first') === game?.winner ? 'first' : 'second'
  }

  it.each(['first', 'second'] as const)(`[${rule}] initiative of the %s seat wins`, (seat) => {
    expect(winnerAfter({ ...level, initiative: seat })).toBe(seat)
    expect(winnerAfter({ ...mutual, initiative: seat })).toBe(seat)
  })

  it(`[${rule}] it has to be known, after mutual destruction too`, () => {
    const needed = { code: 'initiative-needed', rule }
    expect(refusedBy(oneSemiFinal(regulation), level)).toEqual(needed)
    expect(refusedBy(oneSemiFinal(regulation), mutual)).toEqual(needed)
    const { equalInElimination } = destroyedPointsOf(regulation)
    expect(equalInElimination).toEqual(clause(rule, 'initiative'))
  })

  it(`[${rule}] only a draw asks for it, and only in elimination`, () => {
    const notNeeded = { code: 'initiative-not-needed', rule }
    const lead = { ...atTime(60, 59), initiative: 'second' } as const
    expect(refusedBy(oneSemiFinal(regulation), lead)).toEqual(notNeeded)
    const inSwiss = { ...level, initiative: 'first' } as const
    expect(refusedBy(oneMatch(regulation), inSwiss)).toEqual(notNeeded)
  })

  it(`[${rule}] a close win at time moves on like any other`, () => {
    expect(winnerAfter(atTime(59, 60))).toBe('second')
  })
}

/** A final without time limit does not end by it; the rounds before it do. */
export const finalHasNoTime = (regulation: Regulation, rule: RuleId): void => {
  it(`[${rule}] the final has no time limit and does not end by it`, () => {
    for (const result of [atTime(60, 59), atTime(100, 0)]) {
      const refusal = { code: 'game-has-no-time-limit', rule }
      expect(refusedBy(oneFinal(regulation), result)).toEqual(refusal)
      const event = oneSemiFinal(regulation)
      event.does({ kind: 'enter-result', match: event.matchAt(1).match, result })
    }
    const event = oneFinal(regulation)
    const { match } = event.matchAt(1)
    const result: Result = { ending: 'destruction', score: [100, 59] }
    event.does({ kind: 'enter-result', match, result })
    expect(
      event.refuses({ kind: 'amend-result', match, result: atTime(60, 59), reason: 'misread' })
        .rule,
    ).toBe(rule)
  })
}
