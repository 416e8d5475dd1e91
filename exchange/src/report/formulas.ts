import { type Ledger, type Line, playerId } from '@topcut/engine'

/** A player's day in numbers that formulas are made of. */
type Course = {
  readonly total: number
  readonly lines: readonly Line[]
  readonly opponents: readonly string[]
}

const courseOf = (ledger: Ledger, player: string): Course => {
  const account = ledger.get(playerId(player))
  const lines = account?.lines ?? []
  return {
    total: Math.max(0, sum(lines) - (account?.deducted ?? 0)),
    lines,
    opponents: lines.flatMap(({ opponent }) => (opponent === null ? [] : [opponent])),
  }
}

const sum = (lines: readonly Line[]): number =>
  lines.reduce((points, line) => points + line.tournamentPoints, 0)

const average = (lines: readonly Line[]): number =>
  lines.length === 0 ? 0 : sum(lines) / lines.length

const played = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ opponent }) => opponent !== null)

type Formula = (ledger: Ledger, player: string) => number

const over =
  (part: (opponent: Course) => number, dividedBy: (own: Course) => number): Formula =>
  (ledger, player) => {
    const own = courseOf(ledger, player)
    const parts = own.opponents.map((opponent) => part(courseOf(ledger, opponent)))
    const by = dividedBy(own)
    return by === 0 ? 0 : parts.reduce((a, b) => a + b, 0) / by
  }

/** Every way in which tools work out how strong the opponents were. */
export const scheduleFormulas = {
  'sum-of-points': over(
    ({ total }) => total,
    () => 1,
  ),
  'averages-over-opponents': over(
    ({ lines }) => average(lines),
    ({ opponents }) => opponents.length,
  ),
  'averages-over-own-rounds': over(
    ({ lines }) => average(lines),
    ({ lines }) => lines.length,
  ),
  'averages-without-byes': over(
    ({ lines }) => average(played(lines)),
    ({ opponents }) => opponents.length,
  ),
  'points-over-opponents': over(
    ({ total }) => total,
    ({ opponents }) => opponents.length,
  ),
} satisfies Readonly<Record<string, Formula>>

export type ScheduleFormula = keyof typeof scheduleFormulas

/** The same made of the opponents' schedules. */
export const extendedOf = (
  kind: 'sum-of-schedules' | 'average-of-schedules',
  schedule: ScheduleFormula,
): Formula => {
  const strength = scheduleFormulas[schedule]
  return (ledger, player) => {
    const { opponents } = courseOf(ledger, player)
    const all = opponents.reduce((total, opponent) => total + strength(ledger, opponent), 0)
    if (kind === 'sum-of-schedules' || opponents.length === 0) return all
    return all / opponents.length
  }
}
