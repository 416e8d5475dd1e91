import { remaining } from '../../event/reading/remaining.ts'
import { type RoundKind, roundKind, roundLength } from '../../event/reading/round-length.ts'
import { matchesOf } from '../../event/reading/rounds.ts'
import { rulesOf } from '../../event/reading/rules.ts'
import type { Clock, EventState, Round } from '../../event/spine/state.ts'
import type { RoundLengthClauses } from '../../structure/clauses.ts'
import type { Instant } from '../../vocabulary/instant.ts'
import type { RuleId } from '../../vocabulary/rule.ts'

/** A table that plays on after the others. */
type ExtendedTable = {
  readonly table: number
  readonly minutes: number
  readonly remaining: number | null
}

export type ClockView = {
  readonly kind: RoundKind
  /** As ruled or chosen, with what was added for all; null without a limit. */
  readonly minutes: number | null
  readonly rule: RuleId
  readonly status: 'not-started' | 'running' | 'paused' | 'called'
  readonly startedAt: Instant | null
  /** Milliseconds, below zero when it is over; null without a limit. */
  readonly remaining: number | null
  /** What is finished at the tables when time is called. */
  readonly atTime: RoundLengthClauses['atTime']
  readonly extended: readonly ExtendedTable[]
}

export const clockView = (state: EventState, round: Round, now: Instant): ClockView => {
  const { minutes: planned, rule } = roundLength(state, round)
  const { clock } = round
  const minutes = clock === null ? planned : clock.minutes
  const full = minutes === null ? null : minutes * 60_000
  return {
    kind: roundKind(state, round),
    minutes,
    rule,
    status: statusOf(clock),
    startedAt: clock?.startedAt ?? null,
    remaining: clock === null ? full : remaining(clock, 0, now),
    atTime: rulesOf(state.created).regulation.roundLength.atTime,
    extended: matchesOf(state, round)
      .filter(({ extension, result }) => extension > 0 && result === null)
      .map(({ table, extension }) => ({
        table,
        minutes: extension,
        remaining:
          clock === null ? full && full + extension * 60_000 : remaining(clock, extension, now),
      })),
  }
}

const statusOf = (clock: Clock | null): ClockView['status'] => {
  if (clock === null) return 'not-started'
  if (clock.calledAt !== null) return 'called'
  return clock.pausedAt === null ? 'running' : 'paused'
}
