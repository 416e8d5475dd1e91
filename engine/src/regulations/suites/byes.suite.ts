import { expect, it } from 'vitest'
import { byesOf, lowestTwo, outcomes } from '../../../testing/drawn-rounds.ts'
import { pairByHand, playByHand } from '../../../testing/pairing/by-hand.ts'
import { rowOf } from '../../../testing/standing-row.ts'
import { id, type Setting, type Story, story } from '../../../testing/story.ts'
import { clause, type RuleId } from '../../vocabulary/rule.ts'
import type { Regulation } from '../regulation.ts'

/** Q: a bye and a margin of 190. R: none, and 200. They have one win each, all others more. */
export const byeBefore = (setting: Setting): Story => {
  const event = story({ players: ['q', 'r', 'x', 'y', 'z'], ...setting })
  playByHand(event, 'q bye, r 100-60 x, y 100-0 z')
  playByHand(event, 'x bye, y 100-30 q, z 100-30 r')
  playByHand(event, 'z bye, x 100-10 q, y 100-30 r')
  return event
}

/** Q beat R and has the lower margin, 190 to 200. They have one win each, all others more. */
const beaten = (setting: Setting): Story => {
  const event = story({ players: ['q', 'r', 'x', 'y', 'z'], ...setting })
  playByHand(event, 'x bye, q 100-90 r, y 100-0 z')
  playByHand(event, 'z bye, r 100-95 x, y 100-40 q')
  playByHand(event, 'y bye, x 100-40 q, z 100-5 r')
  return event
}

/** Q and R have one win and a margin of 200 each; Q met the stronger players. */
const levelInMargin = (setting: Setting): Story => {
  const event = story({ players: ['q', 'r', 'v', 'w', 'x', 'y', 'z'], ...setting })
  playByHand(event, 'q 100-50 v, r 100-50 w, x 100-0 y, z bye')
  playByHand(event, 'w 100-25 q, v 100-25 r, y 100-0 z, x bye')
  playByHand(event, 'x 100-25 q, y 100-25 r, v 61-60 w, z bye')
  return event
}

type Told = {
  readonly rule: RuleId
  /** What a win is worth. */
  readonly win: number
  /** Who sits out after a bye before, and after having beaten the other. */
  readonly byeBefore: 'q' | 'r'
  readonly beaten: { readonly lowest: 'q' | 'r'; readonly sitsOut: 'q' | 'r' }
  /** Who may sit out where only the schedules differ, and those of Q and R. */
  readonly level: { readonly schedules: readonly [string, string]; readonly sitsOut: string }
}

/** Who sits out in later rounds where the margin of victory ranks. */
export const laterByes = ({ id: regulation }: Regulation, told: Told): void => {
  const { rule, win } = told
  const q = ['q', win, 190]
  const r = ['r', win, 200]

  it(`[${rule}] Q has the lower margin and had a bye, R none: ${told.byeBefore} sits out`, () => {
    const event = byeBefore({ regulation })
    expect(lowestTwo(event)).toEqual([r, q])
    expect(outcomes(event, byesOf)).toEqual([told.byeBefore])
  })

  it(`[${rule}] Q beat R and has the lower margin: ${told.beaten.sitsOut} sits out`, () => {
    const event = beaten({ regulation })
    expect(lowestTwo(event)).toEqual(told.beaten.lowest === 'q' ? [r, q] : [q, r])
    expect(outcomes(event, byesOf)).toEqual([told.beaten.sitsOut])
  })

  it(`[${rule}] level in points and margin, Q has the stronger schedule`, () => {
    const event = levelInMargin({ regulation })
    expect(lowestTwo(event).toSorted()).toEqual([
      ['q', win, 200],
      ['r', win, 200],
    ])
    const schedules = ['q', 'r'].map((name) => rowOf(event, name).strengthOfSchedule)
    expect(schedules).toEqual(told.level.schedules)
    expect(outcomes(event, byesOf).join(' or ')).toBe(told.level.sitsOut)
  })
}

/** A repeated bye is told of, whoever gives it. */
export const repeatedByeIsWarnedOf = (
  { id: regulation, bye }: Regulation,
  laterRounds: Regulation['bye']['laterRounds'],
): void => {
  const { rule } = laterRounds

  it(`[${rule}] whoever gives a second bye by hand is warned`, () => {
    const warnings = pairByHand(byeBefore({ regulation }), 'q bye, r v x, y v z')
    expect(warnings).toContainEqual({ code: 'repeated-bye', player: 'q', rule })
    expect(bye.laterRounds).toEqual(laterRounds)
  })
}

/** A bye is a win against nobody. */
export const byeIsWorth = (
  { id: regulation, bye }: Regulation,
  rule: RuleId,
  { points, margin }: { readonly points: number; readonly margin: number | null },
): void => {
  it(`[${rule}] a bye is a win of ${points} with a margin of ${margin}`, () => {
    const event = story({ regulation, players: ['a', 'b', 'c'] })
    playByHand(event, 'a > b, c bye')
    expect(rowOf(event, 'c')).toMatchObject({
      tournamentPoints: points,
      marginOfVictory: margin,
      strengthOfSchedule: '0',
      tally: { won: 0, byes: 1 },
      opponents: [],
    })
    expect(bye.outcome).toEqual(clause(rule, 'win'))
    expect(bye.marginOfVictory).toEqual(margin === null ? null : clause(rule, margin))
  })
}

export const noEarnedByes = ({ id: regulation, bye }: Regulation, rule: RuleId): void => {
  it(`[${rule}] there is no bye won elsewhere`, () => {
    const event = story({ regulation, players: 0, started: false })
    const command = { kind: 'register-player', player: id('ada'), earnedBye: true } as const
    expect(event.refuses(command)).toEqual({
      code: 'not-in-this-regulation',
      what: 'earnedBye',
      regulation,
    })
    expect(bye.earned).toBeNull()
  })
}
