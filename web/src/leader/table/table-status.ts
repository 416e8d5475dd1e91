import {
  type Conflict,
  conflicts,
  type EventState,
  type Instant,
  type Match,
  type MatchId,
  openRound,
  type PlayerId,
  type SlowTable,
} from '@topcut/engine'

/** What is going on at a table; what somebody has to look after comes first. */
export type TableStatus =
  | { readonly kind: 'differ' }
  | { readonly kind: 'called'; readonly since: Instant }
  | { readonly kind: 'awaits'; readonly player: PlayerId }
  | { readonly kind: 'entered' }
  | { readonly kind: 'extended'; readonly minutes: number }
  | { readonly kind: 'slow'; readonly toTime: readonly number[] }
  | { readonly kind: 'reported'; readonly player: PlayerId }
  | { readonly kind: 'ended' }
  | { readonly kind: 'playing'; readonly since: Instant }
  | { readonly kind: 'not-started' }

/** The same while a result for it is typed here, which nobody else sees. */
export type ShownStatus = TableStatus | { readonly kind: 'entering' }

export const shownStatus = (status: TableStatus, isTyping: boolean): ShownStatus =>
  isTyping && !needsSomeone(status) ? { kind: 'entering' } : status

/** What the tables of a round have on record beside their results. */
export type AtTables = {
  readonly conflicts: ReadonlyMap<MatchId, Conflict>
  /** Open calls for a judge, each since when. */
  readonly calls: ReadonlyMap<MatchId, Instant>
  /** Tables that will keep the round waiting, by number. */
  readonly slow: ReadonlyMap<number, SlowTable>
  /** When the clock of the running round was started: from then on its tables play. */
  readonly clockedAt: Instant | null
}

export const atTables = (state: EventState, slow: readonly SlowTable[] = []): AtTables => {
  const calls = new Map<MatchId, Instant>()
  for (const { match, at, closedAt } of state.calls.values()) {
    if (match !== null && closedAt === null && !calls.has(match)) calls.set(match, at)
  }
  return {
    conflicts: new Map(conflicts(state).map((one) => [one.match, one])),
    calls,
    slow: new Map(slow.map((one) => [one.table, one])),
    clockedAt: openRound(state)?.clock?.startedAt ?? null,
  }
}

export const tableStatus = (
  row: Match,
  { conflicts: differing, calls, slow, clockedAt }: AtTables,
): TableStatus => {
  const called = calls.get(row.match)
  if (differing.has(row.match)) return { kind: 'differ' }
  if (called !== undefined) return { kind: 'called', since: called }
  if (row.result !== null) {
    return row.awaits === null ? { kind: 'entered' } : { kind: 'awaits', player: row.awaits }
  }
  const [report] = row.reports
  if (report !== undefined) return { kind: 'reported', player: report.player }
  if (row.endedAt !== null) return { kind: 'ended' }
  if (row.extension > 0) return { kind: 'extended', minutes: row.extension }
  const isSlow = slow.get(row.table)
  if (isSlow !== undefined) return { kind: 'slow', toTime: isSlow.toTime }
  const since = row.startedAt ?? clockedAt
  return since === null ? { kind: 'not-started' } : { kind: 'playing', since }
}

/** Whether somebody has to go there before its result can be taken. */
export const needsSomeone = ({ kind }: TableStatus): boolean =>
  kind === 'differ' || kind === 'called' || kind === 'awaits'
