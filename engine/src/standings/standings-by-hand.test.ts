import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyLedger } from '../../testing/any/any-ledger.ts'
import { measuredText } from '../../testing/measured.ts'
import { lotOrder } from '../chance/lot.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import {
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  fractionText,
  type Part,
  sumOf,
  zero,
} from './fraction.ts'
import { isUnplayed, isWin, type Ledger, linesOf, marginOf, pointsOf } from './ledger.ts'
import type { StandingsRules, TieBreakerName } from './measures.ts'
import type { ExtendedFormulaName, ScheduleFormulaName } from './schedule.ts'
import { standings } from './standings.ts'

/*
 * The standings once more in the plainest way: everything asked of the ledger again and again, big
 * fractions added one by one, every pair compared. It has nothing in common with the fast one but
 * the lots.
 */

const opponentsOf = (player: PlayerId, ledger: Ledger, { readings }: StandingsRules) =>
  linesOf(ledger, player)
    .flatMap(({ opponent }) => opponent ?? [])
    .filter((one) => {
      const isGone = ledger.get(one)?.isRanked === false
      return !(isGone && readings.disqualifiedInSchedule === 'remove')
    })

const totalOf = (player: PlayerId, ledger: Ledger): number => {
  const points = pointsOf(linesOf(ledger, player)) - (ledger.get(player)?.deducted ?? 0)
  return points < 0 ? 0 : points
}

const added = (values: readonly Fraction[]): Fraction => values.reduce(add, zero)

const schedule = (player: PlayerId, ledger: Ledger, rules: StandingsRules): Fraction => {
  const opponents = opponentsOf(player, ledger, rules)
  if (rules.schedule === 'sum-of-points') {
    return added(opponents.map((one) => fraction(totalOf(one, ledger))))
  }
  const averages = opponents.map((one) => {
    const lines = linesOf(ledger, one).filter(
      (line) => rules.readings.scheduleByes === 'count' || !isUnplayed(line),
    )
    return lines.length === 0 ? zero : fraction(BigInt(pointsOf(lines)), BigInt(lines.length))
  })
  const by =
    rules.schedule === 'averages-over-opponents' ? opponents.length : linesOf(ledger, player).length
  return by === 0 ? zero : divide(added(averages), by)
}

const extended = (player: PlayerId, ledger: Ledger, rules: StandingsRules): Fraction => {
  const opponents = opponentsOf(player, ledger, rules)
  const schedules = opponents.map((one) => {
    const met = opponentsOf(one, ledger, rules).length
    const own = schedule(one, ledger, rules)
    if (rules.extended !== 'schedules-over-their-opponents') return own
    return met === 0 ? zero : divide(own, met)
  })
  const isAverage = rules.extended === 'average-of-schedules' && opponents.length > 0
  return isAverage ? divide(added(schedules), opponents.length) : added(schedules)
}

const wins = (ledger: Ledger, player: PlayerId, against: PlayerId): number =>
  linesOf(ledger, player).filter((line) => line.opponent === against && isWin(line)).length

const settle = (
  group: readonly PlayerId[],
  names: readonly TieBreakerName[],
  ledger: Ledger,
  rules: StandingsRules,
): readonly PlayerId[] => {
  const [name, ...later] = names
  if (name === undefined) return lotOrder(group, rules.entropy)
  if (name === 'head-to-head' || name === 'head-to-head-repeated') {
    const hasBeaten = (a: PlayerId, b: PlayerId) => wins(ledger, a, b) > wins(ledger, b, a)
    const first = group.filter((a) => group.every((b) => a === b || hasBeaten(a, b)))
    const rest = group.filter((player) => !first.includes(player))
    const next = first.length > 0 && name === 'head-to-head-repeated' ? names : later
    return rest.length === 0 ? first : [...first, ...settle(rest, next, ledger, rules)]
  }
  const value = (player: PlayerId): Fraction => {
    if (name === 'margin-of-victory') return fraction(BigInt(marginOf(linesOf(ledger, player))))
    return name === 'strength-of-schedule'
      ? schedule(player, ledger, rules)
      : extended(player, ledger, rules)
  }
  return byValue(group, value).flatMap((part) => settle(part, later, ledger, rules))
}

const byValue = (
  group: readonly PlayerId[],
  value: (player: PlayerId) => Fraction,
): readonly (readonly PlayerId[])[] => {
  if (group.length === 0) return []
  const best = group.filter((a) => group.every((b) => compare(value(a), value(b)) >= 0))
  return [
    best,
    ...byValue(
      group.filter((player) => !best.includes(player)),
      value,
    ),
  ]
}

const byHand = (ledger: Ledger, rules: StandingsRules): readonly string[] => {
  const ranked = [...ledger.keys()].filter((player) => ledger.get(player)?.isRanked !== false)
  const outside = [...ledger.keys()].filter((player) => !ranked.includes(player))
  const ordered = byValue(ranked, (player) => fraction(totalOf(player, ledger))).flatMap((part) =>
    settle(part, rules.tieBreakers, ledger, rules),
  )
  return [...ordered, ...lotOrder(outside, rules.entropy)].map((player, index) =>
    [
      index < ranked.length ? index + 1 : '-',
      player,
      totalOf(player, ledger),
      fractionText(schedule(player, ledger, rules)),
      rules.extended === null ? '-' : fractionText(extended(player, ledger, rules)),
    ].join(' '),
  )
}

const told = (ledger: Ledger, rules: StandingsRules): readonly string[] =>
  standings(ledger, rules).map((line) =>
    [
      line.place ?? '-',
      line.player,
      line.tournamentPoints,
      measuredText(line, 'strength-of-schedule'),
      measuredText(line, 'extended-strength-of-schedule'),
    ].join(' '),
  )

const anyRules: fc.Arbitrary<StandingsRules> = fc.record({
  tieBreakers: fc.constantFrom<readonly TieBreakerName[]>(
    ['head-to-head', 'margin-of-victory', 'strength-of-schedule'],
    ['margin-of-victory', 'strength-of-schedule'],
    ['head-to-head-repeated', 'strength-of-schedule', 'extended-strength-of-schedule'],
    ['strength-of-schedule', 'extended-strength-of-schedule'],
    ['extended-strength-of-schedule', 'head-to-head', 'margin-of-victory'],
  ),
  hasMargin: fc.boolean(),
  schedule: fc.constantFrom<ScheduleFormulaName>(
    'sum-of-points',
    'averages-over-own-rounds',
    'averages-over-opponents',
  ),
  extended: fc.constantFrom<ExtendedFormulaName>(
    'sum-of-schedules',
    'average-of-schedules',
    'schedules-over-their-opponents',
  ),
  readings: fc.record({
    scheduleByes: fc.constantFrom('count' as const, 'ignore' as const),
    disqualifiedInSchedule: fc.constantFrom('keep' as const, 'remove' as const),
  }),
  entropy: fc.string(),
})

/** Some have had points taken away. */
const finedLedger = fc
  .record({ ledger: anyLedger, fines: fc.array(fc.constantFrom(0, 0, 2, 99), { minLength: 7 }) })
  .map(
    ({ ledger, fines }): Ledger =>
      new Map(
        [...ledger.values()].map((account, index) => [
          account.player,
          { ...account, deducted: fines[index] ?? 0 },
        ]),
      ),
  )

it('the standings are those that big fractions and plain comparing give', () => {
  fc.assert(
    fc.property(finedLedger, anyRules, (ledger, rules) => {
      expect(told(ledger, rules)).toEqual(byHand(ledger, rules))
    }),
    { numRuns: 1_000 },
  )
})

it('a sum is that of the big fractions, also where numbers would be rounded', () => {
  const part = fc.record({
    top: fc.oneof(fc.integer({ min: -20, max: 20 }), fc.maxSafeInteger()),
    bottom: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 2 ** 52 })),
  })
  const big = fc.record({ top: fc.bigInt(), bottom: fc.bigInt({ min: 1n, max: 2n ** 70n }) })
  fc.assert(
    fc.property(
      fc.array(fc.oneof(part, big), { maxLength: 9 }),
      fc.integer({ min: 1, max: 1_000 }),
      (parts, by) => {
        const exact = added(parts.map(({ top, bottom }) => fraction(BigInt(top), BigInt(bottom))))
        expect(sumOf<Part>(parts, (part) => part, by)).toEqual(divide(exact, by))
      },
    ),
    { numRuns: 1_000 },
  )
})
