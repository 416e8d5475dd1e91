import {
  type Conflict,
  conflicts,
  type EventState,
  type Instant,
  type Match,
  type MatchId,
  type PlayerId,
} from '@topcut/engine'

/** What is going on at a table; what somebody has to look after comes first. */
export type TableStatus =
  | { readonly kind: 'differ' }
  | { readonly kind: 'called'; readonly since: Instant }
  | { readonly kind: 'awaits'; readonly player: PlayerId }
  | { readonly kind: 'entered' }
  | { readonly kind: 'entering' }
  | { readonly kind: 'extended'; readonly minutes: number }
  | { readonly kind: 'reported'; readonly player: PlayerId }
  | { readonly kind: 'ended' }
  | { readonly kind: 'playing'; readonly since: Instant }
  | { readonly kind: 'not-started' }

/** What the tables of a round have on record beside their results. */
export type AtTables = {
  readonly conflicts: ReadonlyMap<MatchId, Conflict>
  /** Open calls for a judge, each since when. */
  readonly calls: ReadonlyMap<MatchId, Instant>
}

export const atTables = (state: EventState): AtTables => {
  const calls = new Map<MatchId, Instant>()
  for (const { match, at, closedAt } of state.calls.values()) {
    if (match !== null && closedAt === null && !calls.has(match)) calls.set(match, at)
  }
  return { conflicts: new Map(conflicts(state).map((one) => [one.match, one])), calls }
}

export const tableStatus = (
  row: Match,
  { conflicts: differing, calls }: AtTables,
  isTyping: boolean,
): TableStatus => {
  const called = calls.get(row.match)
  if (differing.has(row.match)) return { kind: 'differ' }
  if (called !== undefined) return { kind: 'called', since: called }
  if (row.result !== null) {
    return row.awaits === null ? { kind: 'entered' } : { kind: 'awaits', player: row.awaits }
  }
  if (isTyping) return { kind: 'entering' }
  const [report] = row.reports
  if (report !== undefined) return { kind: 'reported', player: report.player }
  if (row.endedAt !== null) return { kind: 'ended' }
  if (row.extension > 0) return { kind: 'extended', minutes: row.extension }
  return row.startedAt === null
    ? { kind: 'not-started' }
    : { kind: 'playing', since: row.startedAt }
}

/** Whether somebody has to go there before its result can be taken. */
export const needsSomeone = ({ kind }: TableStatus): boolean =>
  kind === 'differ' || kind === 'called' || kind === 'awaits'
