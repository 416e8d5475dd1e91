import { lotOrder } from '../chance/lot.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import { compare, type Fraction, zero } from './fraction.ts'
import { type Ledger, type Line, linesOf, marginOf, totalOf } from './ledger.ts'
import { type ScheduleFormulaName, scheduleFormulas } from './schedule/catalogue.ts'
import { type ExtendedFormulaName, extendedFormulas } from './schedule/extended.ts'
import { type ScheduleReadings, scheduleOpponents } from './schedule/schedule.ts'
import { type TieBreakerName, tieBreakers } from './tie-breakers/catalogue.ts'
import type { Measure, Sheet } from './tie-breakers/tie-breaker.ts'

export type DecidedBy = 'tournament-points' | Measure | 'lot'

export type Tally = {
  readonly won: number
  readonly modified: number
  readonly drawn: number
  readonly lost: number
  readonly byes: number
  readonly unpairedLosses: number
}

export type Standing = {
  /** Null for the disqualified. */
  readonly place: number | null
  readonly player: PlayerId
  readonly tournamentPoints: number
  /** Null where the document has none. */
  readonly marginOfVictory: number | null
  readonly strengthOfSchedule: Fraction
  /** Null where the document has none. */
  readonly extendedStrengthOfSchedule: Fraction | null
  readonly tally: Tally
  readonly opponents: readonly PlayerId[]
  /** What separates this line from the next; null on the last. */
  readonly decidedBy: DecidedBy | null
}

export type StandingsRules = {
  readonly tieBreakers: readonly TieBreakerName[]
  readonly hasMargin: boolean
  readonly schedule: ScheduleFormulaName
  readonly extended: ExtendedFormulaName | null
  readonly readings: ScheduleReadings
  /** What lots are drawn from; the same entropy and tie give the same order again. */
  readonly entropy: string
}

/** The whole order, best first, the disqualified last. */
export const standings = (ledger: Ledger, rules: StandingsRules): readonly Standing[] => {
  const sheets = sheetsOf(ledger, rules)
  const isRanked = (sheet: Sheet) => ledger.get(sheet.player)?.isRanked !== false
  const ordered = splitByPoints(sheets.filter(isRanked)).flatMap((group) =>
    lastDecidedBy(settle(group, rules.tieBreakers, ledger, rules.entropy), 'tournament-points'),
  )
  const ranked = ordered.map(({ sheet, decidedBy }, index) =>
    standingOf(sheet, ledger, rules, index + 1, index === ordered.length - 1 ? null : decidedBy),
  )
  const outside = lotOrder(
    sheets.filter((sheet) => !isRanked(sheet)).map((sheet) => sheet.player),
    rules.entropy,
  )
  const sheetOf = new Map(sheets.map((sheet) => [sheet.player, sheet]))
  const unranked = outside.flatMap((player) => {
    const sheet = sheetOf.get(player)
    return sheet === undefined ? [] : [standingOf(sheet, ledger, rules, null, null)]
  })
  return [...ranked, ...unranked]
}

/** Everybody's measures. */
const sheetsOf = (ledger: Ledger, { schedule, extended, readings }: StandingsRules) => {
  const strengths = new Map(
    [...ledger.keys()].map((player) => [
      player,
      scheduleFormulas[schedule](player, ledger, readings),
    ]),
  )
  const schedules = {
    strengthOf: (player: PlayerId) => strengths.get(player) ?? zero,
    opponentsOf: (player: PlayerId) => scheduleOpponents(player, ledger, readings),
  }
  return [...ledger.values()].map(
    ({ player, lines }): Sheet => ({
      player,
      tournamentPoints: totalOf(ledger, player),
      marginOfVictory: marginOf(lines),
      strengthOfSchedule: schedules.strengthOf(player),
      extendedStrengthOfSchedule:
        extended === null ? zero : extendedFormulas[extended](player, schedules),
    }),
  )
}

/** A sheet and what separates it from the one after it. */
type Ordered = { readonly sheet: Sheet; readonly decidedBy: DecidedBy }

const settle = (
  group: readonly Sheet[],
  names: readonly TieBreakerName[],
  ledger: Ledger,
  entropy: string,
): readonly Ordered[] => {
  const [name, ...later] = names
  if (group.length <= 1 || name === undefined) return byLot(group, entropy)
  const breaker = tieBreakers[name]
  if (breaker.kind === 'leader') {
    const leader = breaker.leader(group, ledger)
    const first = group.filter((sheet) => sheet.player === leader)
    const rest = group.filter((sheet) => sheet.player !== leader)
    const next = leader !== null && breaker.isRepeated ? names : later
    return [
      ...first.map((sheet) => ({ sheet, decidedBy: breaker.measure })),
      ...settle(rest, next, ledger, entropy),
    ]
  }
  return split(group, (a, b) => compare(breaker.value(b), breaker.value(a))).flatMap((part) =>
    lastDecidedBy(settle(part, later, ledger, entropy), breaker.measure),
  )
}

const byLot = (group: readonly Sheet[], entropy: string): readonly Ordered[] => {
  const sheetOf = new Map(group.map((sheet) => [sheet.player, sheet]))
  return lotOrder([...sheetOf.keys()], entropy).flatMap((player) => {
    const sheet = sheetOf.get(player)
    return sheet === undefined ? [] : [{ sheet, decidedBy: 'lot' as const }]
  })
}

/** Inside a part something finer decides; between this part and the next it is `decidedBy`. */
const lastDecidedBy = (part: readonly Ordered[], decidedBy: DecidedBy): readonly Ordered[] =>
  part.map((line, index) => (index === part.length - 1 ? { ...line, decidedBy } : line))

const splitByPoints = (sheets: readonly Sheet[]) =>
  split(sheets, (a, b) => b.tournamentPoints - a.tournamentPoints)

/** Parts of equal ones, in order. */
const split = (
  sheets: readonly Sheet[],
  order: (a: Sheet, b: Sheet) => number,
): readonly (readonly Sheet[])[] => {
  const parts: Sheet[][] = []
  for (const sheet of [...sheets].sort(order)) {
    const part = parts.at(-1)
    if (part?.[0] !== undefined && order(part[0], sheet) === 0) part.push(sheet)
    else parts.push([sheet])
  }
  return parts
}

const standingOf = (
  sheet: Sheet,
  ledger: Ledger,
  { hasMargin, extended }: StandingsRules,
  place: number | null,
  decidedBy: DecidedBy | null,
): Standing => {
  const lines = linesOf(ledger, sheet.player)
  return {
    ...sheet,
    marginOfVictory: hasMargin ? sheet.marginOfVictory : null,
    extendedStrengthOfSchedule: extended === null ? null : sheet.extendedStrengthOfSchedule,
    place,
    tally: tallyOf(lines),
    opponents: lines.flatMap(({ opponent }) => (opponent === null ? [] : [opponent])),
    decidedBy,
  }
}

const tallyOf = (lines: readonly Line[]): Tally => {
  const count = (...outcomes: readonly Line['outcome'][]) =>
    lines.filter((line) => outcomes.includes(line.outcome)).length
  return {
    won: count('win'),
    modified: count('modified-win'),
    drawn: count('draw'),
    lost: count('loss', 'double-loss'),
    byes: count('bye', 'earned-bye'),
    unpairedLosses: count('unpaired-loss'),
  }
}
