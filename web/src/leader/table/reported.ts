import type { Conflict, Match } from '@topcut/engine'

type Report = Match['reports'][number]

/** What phones have said at a table, as far as nobody at the desk has taken it. */
type Reported = {
  /** Stands in the place of a result that is not in. */
  readonly report: Report | null
  /** Does not say the same as what stands there. */
  readonly other: Report | null
}

export const reportedAt = (
  { result, awaits, reports }: Pick<Match, 'result' | 'awaits' | 'reports'>,
  conflict: Conflict | undefined,
): Reported => {
  const [first = null, second = null] = reports
  if (result === null) return { report: first, other: conflict === undefined ? null : second }
  const denial = reports.find(({ player }) => player === awaits) ?? null
  return { report: null, other: conflict === undefined ? null : denial }
}

/** The one report that a press accepts; null where there is none, or two that differ. */
export const acceptable = ({
  result,
  reports,
}: Pick<Match, 'result' | 'reports'>): Report | null =>
  result === null && reports.length === 1 ? (reports[0] ?? null) : null
