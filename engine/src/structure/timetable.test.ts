import { describe, expect, it } from 'vitest'
import { regulationOf } from '../regulations/catalogue.ts'
import { clause } from '../vocabulary/rule.ts'
import type { StagePlan } from '../vocabulary/stage.ts'
import type { RoundLength, RoundLengthClauses } from './clauses.ts'
import { planFor, stagesOf } from './plan.ts'
import { type PlannedRound, timetable } from './timetable.ts'

const fixed = (minutes: number | null): RoundLength => ({ minutes, from: minutes, to: minutes })
const lengths = (final: number | null): RoundLengthClauses => ({
  swiss: clause('DOC-1', fixed(65)),
  elimination: clause('DOC-1', fixed(60)),
  final: clause('DOC-1', fixed(final)),
  atTime: clause('DOC-1', 'finish-game-round'),
})

/** When the last round ends by the clock. */
const ends = (rounds: readonly PlannedRound[]) => {
  const last = rounds.at(-1)
  return (last?.begins ?? 0) + (last?.minutes ?? 0)
}
const minutesOf = (rounds: readonly PlannedRound[]) => rounds.map(({ minutes }) => minutes)

describe('the day as planned', () => {
  it('is one round after the other, the final last', () => {
    expect(timetable(stagesOf(2, 4), 12, lengths(105))).toEqual([
      { stage: 0, round: 1, begins: 0, minutes: 65 },
      { stage: 0, round: 2, begins: 65, minutes: 65 },
      { stage: 1, round: 3, begins: 130, minutes: 60 },
      { stage: 1, round: 4, begins: 190, minutes: 105 },
    ])
  })

  it.each([
    // 4 × 65, 60, 105.
    { rounds: 4, cut: 4, minutes: 425 },
    // 6 × 65, 3 × 60, 105.
    { rounds: 6, cut: 16, minutes: 675 },
    { rounds: 3, cut: 0, minutes: 195 },
  ])('$rounds rounds, cut to $cut: $minutes minutes', ({ rounds, cut, minutes }) => {
    expect(ends(timetable(stagesOf(rounds, cut), 200, lengths(105)))).toBe(minutes)
  })

  it.each([
    // 4 × 65, 65, 105.
    { kind: 'basic', players: 20, minutes: 430 },
    // 6 × 65, 3 × 65, 105.
    { kind: 'advanced', players: 100, minutes: 690 },
  ] as const)('$kind, $players players: $minutes minutes by the document', (day) => {
    const regulation = regulationOf('imperial-assault/de-2.2.1') ?? expect.fail('no document')
    const plan = planFor({ kind: day.kind }, day.players, regulation.structure) ?? []
    expect(ends(timetable(plan, day.players, regulation.roundLength))).toBe(day.minutes)
  })

  it('an elimination of everybody has as many rounds as halvings', () => {
    const all: readonly StagePlan[] = [{ kind: 'elimination', rounds: null, cut: null }]
    expect(minutesOf(timetable(all, 11, lengths(105)))).toEqual([60, 60, 60, 105])
    expect(minutesOf(timetable(all, 2, lengths(105)))).toEqual([105])
    expect(minutesOf(timetable(all, 17, lengths(105)))).toHaveLength(5)
  })

  it('double elimination takes twice the halvings: 4, 6 and 8 blocks for 4, 8 and 16', () => {
    for (const [cut, blocks] of [
      [4, 4],
      [8, 6],
      [16, 8],
    ] as const) {
      const stage: StagePlan = { kind: 'double-elimination', rounds: null, cut }
      const rounds = timetable([stage], 40, lengths(null))
      expect(rounds).toHaveLength(blocks)
      expect(rounds.at(-1)?.minutes).toBeNull()
    }
  })

  it('a round without limit takes no time on the clock', () => {
    const rounds = timetable(stagesOf(1, 2), 12, lengths(null))
    expect(rounds.at(-1)).toEqual({ stage: 1, round: 2, begins: 65, minutes: null })
    expect(ends(rounds)).toBe(65)
  })

  it('a stage without a planned end has no rounds yet', () => {
    expect(timetable([{ kind: 'swiss', rounds: null, cut: null }], 12, lengths(105))).toEqual([])
  })
})
