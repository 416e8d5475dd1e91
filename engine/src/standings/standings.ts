import { lotOrder } from '../chance/lot.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import { compareKeys, type Fraction, sortKey, zero } from './fraction.ts'
import { type Ledger, type Line, linesOf, marginOf } from './ledger.ts'
import { type ScheduleFormulaName, scheduleFormulas } from './schedule/catalogue.ts'
import { type ExtendedFormulaName, extendedFormulas } from './schedule/extended.ts'
import { coursesOf, type ScheduleReadings, unknownCourse } from './schedule/schedule.ts'
import { type TieBreakerName, tieBreakers } from './tie-breakers/catalogue.ts'
import type { Measure, Sheet } from './tie-breakers/tie-breaker.ts'

export type DecidedBy = 'tournament-points' | Measure | 'lot'

type Tally = {
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
  const { entropy } = rules
  const sheets = sheetsOf(ledger, rules)
  const ordered: Ordered[] = []
  for (const group of splitByPoints(sheets.ranked)) {
    settle(group, rules.tieBreakers, { ledger, entropy, ordered })
    endPart(ordered, 'tournament-points')
  }
  const ranked = ordered.map(({ sheet, decidedBy }, index) =>
    standingOf(sheet, ledger, rules, index + 1, index === ordered.length - 1 ? null : decidedBy),
  )
  const outside = byLot(sheets.outside, entropy)
  return [...ranked, ...outside.map((sheet) => standingOf(sheet, ledger, rules, null, null))]
}

/** Everybody's measures, the disqualified apart. */
const sheetsOf = (
  ledger: Ledger,
  { schedule, extended, readings }: StandingsRules,
): { readonly ranked: readonly Sheet[]; readonly outside: readonly Sheet[] } => {
  const courses = coursesOf(ledger, readings, scheduleFormulas[schedule])
  const [ranked, outside]: [Sheet[], Sheet[]] = [[], []]
  for (const { player, lines, isRanked } of ledger.values()) {
    const course = courses.get(player) ?? unknownCourse
    const sheet: Sheet = {
      player,
      tournamentPoints: course.total,
      marginOfVictory: marginOf(lines),
      strengthOfSchedule: course.strength,
      extendedStrengthOfSchedule: extended === null ? zero : extendedFormulas[extended](course),
    }
    if (isRanked) ranked.push(sheet)
    else outside.push(sheet)
  }
  return { ranked, outside }
}

/** A sheet and what separates it from the one after it. */
type Ordered = { readonly sheet: Sheet; decidedBy: DecidedBy }

/** What every part of the order is settled with; the lines come out one after the other. */
type Settling = {
  readonly ledger: Ledger
  readonly entropy: string
  readonly ordered: Ordered[]
}

const settle = (
  group: readonly Sheet[],
  names: readonly TieBreakerName[],
  settling: Settling,
): void => {
  const { ledger, entropy, ordered } = settling
  const [name, ...later] = names
  if (group.length <= 1 || name === undefined) {
    for (const sheet of byLot(group, entropy)) ordered.push({ sheet, decidedBy: 'lot' })
    return
  }
  const breaker = tieBreakers[name]
  if (breaker.kind === 'leader') {
    const leader = breaker.leader(group, ledger)
    const first = group.find((sheet) => sheet.player === leader)
    if (first !== undefined) ordered.push({ sheet: first, decidedBy: breaker.measure })
    const rest = group.filter((sheet) => sheet !== first)
    settle(rest, first !== undefined && breaker.isRepeated ? names : later, settling)
    return
  }
  for (const part of splitByValue(group, breaker.value)) {
    settle(part, later, settling)
    endPart(ordered, breaker.measure)
  }
}

const byLot = (group: readonly Sheet[], entropy: string): readonly Sheet[] => {
  if (group.length <= 1) return group
  const sheetOf = new Map(group.map((sheet) => [sheet.player, sheet]))
  return lotOrder([...sheetOf.keys()], entropy).map((player) => sheetOf.get(player) as Sheet)
}

/** Inside a part something finer decides; between this part and the next it is `decidedBy`. */
const endPart = (ordered: readonly Ordered[], decidedBy: DecidedBy): void => {
  const last = ordered.at(-1)
  if (last !== undefined) last.decidedBy = decidedBy
}

const splitByPoints = (sheets: readonly Sheet[]): readonly (readonly Sheet[])[] =>
  split(sheets, (a, b) => b.tournamentPoints - a.tournamentPoints)

const splitByValue = (
  sheets: readonly Sheet[],
  value: (sheet: Sheet) => Fraction,
): readonly (readonly Sheet[])[] => {
  const keyed = sheets.map((sheet) => sortKey(sheet, value(sheet)))
  return split(keyed, (a, b) => compareKeys(b, a)).map((part) => part.map(({ of }) => of))
}

/** Parts of equal ones, in order. */
const split = <T>(list: readonly T[], order: (a: T, b: T) => number): readonly (readonly T[])[] => {
  const parts: T[][] = []
  for (const one of list.toSorted(order)) {
    const part = parts.at(-1)
    if (part?.[0] !== undefined && order(part[0], one) === 0) part.push(one)
    else parts.push([one])
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
  const opponents: PlayerId[] = []
  for (const { opponent } of lines) if (opponent !== null) opponents.push(opponent)
  return {
    place,
    player: sheet.player,
    tournamentPoints: sheet.tournamentPoints,
    marginOfVictory: hasMargin ? sheet.marginOfVictory : null,
    strengthOfSchedule: sheet.strengthOfSchedule,
    extendedStrengthOfSchedule: extended === null ? null : sheet.extendedStrengthOfSchedule,
    tally: tallyOf(lines),
    opponents,
    decidedBy,
  }
}

const tallyOf = (lines: readonly Line[]): Tally => {
  let [won, modified, drawn, lost, byes, unpairedLosses] = [0, 0, 0, 0, 0, 0]
  for (const { outcome } of lines) {
    if (outcome === 'win') won++
    else if (outcome === 'modified-win') modified++
    else if (outcome === 'draw') drawn++
    else if (outcome === 'loss' || outcome === 'double-loss') lost++
    else if (outcome === 'unpaired-loss') unpairedLosses++
    else byes++
  }
  return { won, modified, drawn, lost, byes, unpairedLosses }
}
