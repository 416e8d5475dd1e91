import {
  add,
  compareKeys,
  type Fraction,
  fraction,
  sortKey,
  zero,
} from '../../standings/fraction.ts'
import { type Ledger, linesOf, marginOf } from '../../standings/ledger.ts'
import { scheduleFormulas } from '../../standings/schedule/catalogue.ts'
import { extendedFormulas } from '../../standings/schedule/extended.ts'
import { coursesOf, unknownCourse } from '../../standings/schedule/schedule.ts'
import type { StandingsRules } from '../../standings/standings.ts'
import { type TieBreakerName, tieBreakers } from '../../standings/tie-breakers/catalogue.ts'
import type { Measure, Sheet } from '../../standings/tie-breakers/tie-breaker.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'

/** Of those level with a player: how many are surely before, and how many perhaps. */
export type LevelGroup = { readonly above: number; readonly level: number }

/** A ledger as it stands at the end, and who of it competes for the places. */
type Ending = {
  readonly ledger: Ledger
  readonly rules: StandingsRules
  readonly field: ReadonlySet<PlayerId>
}

/** By how much a margin of victory can still be lower or higher than the ledger has it. */
export type Slack = { readonly less: number; readonly more: number }
export type SlackOf = (player: PlayerId) => Slack | undefined

/**
 * Where tie-breakers put a player among all who are level on tournament points; those who have left
 * still count for tie-breakers, but take no place. A margin of victory that is still being played
 * for is a range: ranges that touch leave it open. So does the lot.
 */
export const levelGroup = (
  player: PlayerId,
  others: readonly PlayerId[],
  { ledger, rules, field }: Ending,
  slackOf: SlackOf = () => undefined,
): LevelGroup => {
  const sheetOf = sheets(ledger, rules)
  const counted = (all: readonly { readonly player: PlayerId }[]) =>
    all.filter((one) => field.has(one.player)).length
  const own = sheetOf(player)
  let rest: readonly Sheet[] = others.map(sheetOf)
  let above = 0
  let names: readonly TieBreakerName[] = rules.tieBreakers
  while (rest.length > 0) {
    const [name, ...later] = names
    if (name === undefined) break
    const breaker = tieBreakers[name]
    names = later
    if (breaker.kind === 'leader') {
      const leader = breaker.leader([own, ...rest], ledger)
      if (leader === player) return { above, level: 0 }
      if (leader === null) continue
      above += counted([{ player: leader }])
      rest = rest.filter((sheet) => sheet.player !== leader)
      if (breaker.isRepeated) names = [name, ...later]
      continue
    }
    const rangeOf = (sheet: Sheet) =>
      range(breaker.value(sheet), breaker.measure, slackOf(sheet.player))
    const mine = rangeOf(own)
    const ranges = rest.map((sheet) => ({ sheet, ...rangeOf(sheet) }))
    const before = ranges.filter(({ low }) => compareKeys(low, mine.high) > 0)
    above += counted(before.map(({ sheet }) => sheet))
    const touching = ranges.filter(
      ({ low, high }) => compareKeys(low, mine.high) <= 0 && compareKeys(high, mine.low) >= 0,
    )
    rest = touching.map(({ sheet }) => sheet)
    // Later tie-breakers are asked only of those who are level for certain.
    if ([mine, ...touching].some(({ low, high }) => compareKeys(low, high) !== 0)) break
  }
  return { above, level: counted(rest) }
}

const range = (value: Fraction, measure: Measure, slack: Slack | undefined) => {
  const key = sortKey(null, value)
  if (measure !== 'margin-of-victory' || slack === undefined) return { low: key, high: key }
  const by = (more: number) => sortKey(null, add(value, fraction(more)))
  return { low: by(-slack.less), high: by(slack.more) }
}

/** Schedules are worked out only where it comes to them. */
const sheets = (ledger: Ledger, { readings, schedule, extended }: StandingsRules) => {
  let courses: ReturnType<typeof coursesOf> | null = null
  const courseOf = (player: PlayerId) => {
    courses ??= coursesOf(ledger, readings, scheduleFormulas[schedule])
    return courses.get(player) ?? unknownCourse
  }
  return (player: PlayerId): Sheet => ({
    player,
    tournamentPoints: 0,
    marginOfVictory: marginOf(linesOf(ledger, player)),
    get strengthOfSchedule() {
      return courseOf(player).strength
    },
    get extendedStrengthOfSchedule() {
      return extended === null ? zero : extendedFormulas[extended](courseOf(player))
    },
  })
}
