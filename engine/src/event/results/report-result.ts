import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import type { Instant } from '../../vocabulary/instant.ts'
import type { Result } from '../../vocabulary/result.ts'
import { isLeader } from '../../vocabulary/role.ts'
import { witnessRefusal } from '../reading/draw-witness.ts'
import { lossRefusal } from '../reading/loss-by-ruling.ts'
import { isOwnMatter, ownMatch } from '../reading/own-matter.ts'
import { remaining } from '../reading/remaining.ts'
import { resultRefusal } from '../reading/result-refusal.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Fact, Refusal } from '../spine/answers.ts'
import type { Ask } from '../spine/ask.ts'
import { type CommandRecord, deskAndPlayers } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'
import type { EventState, Match } from '../spine/state.ts'
import { afterNoShow, noShowWarnings } from './no-show.ts'
import { resultDoubts } from './result-doubts.ts'
import { fullerResult, isSameResult } from './same-result.ts'

/** What a player says the result is; two who agree need nobody else. */
export type ReportResult = {
  readonly kind: 'report-result'
  readonly match: MatchId
  readonly player: PlayerId
  readonly result: Result
}

/** What a player says the result is. Two who say the same have entered it. */
export const reportResult: CommandRecord<ReportResult> = {
  may: deskAndPlayers,
  touches: 'match',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command, ask) => {
    const { match: id, player, result } = command
    const match = ownMatch(state, id, ask)
    if ('refusal' in match) return refuse(match.refusal)
    if (!match.players.includes(player) || !isOwnMatter(ask, player)) {
      return refuse({ code: 'not-your-match', match: id, table: match.table })
    }
    const refusal = resultRefusal(state, match, result) ?? spokenRefusal(state, match, command, ask)
    const settled = settle(refusal === null ? [] : [refusal], ask)
    if (settled.refusal !== null) return refuse(settled.refusal)
    const following = whatFollows(match, command)
    const isEntered = following.some((fact) => fact.kind === 'result-entered')
    const left = isEntered && isLeader(ask.by) ? afterNoShow(state, match, result, undefined) : null
    if (left !== null && left.refusal !== null) return refuse(left.refusal)
    return grant(
      [
        ...settled.facts,
        { ...command, kind: 'result-reported' },
        ...following,
        ...(left?.facts ?? []),
      ],
      [
        ...(left?.warnings ?? (following.length > 0 ? noShowWarnings(state, match, result) : [])),
        ...resultDoubts(state, match, result),
      ],
    )
  },
}

const isConfirmation = (
  { awaits, result: standing }: Match,
  { player, result }: Pick<ReportResult, 'player' | 'result'>,
): boolean => standing !== null && awaits === player && isSameResult(standing, result)

/** A clock that nobody started here ends nothing: then the one on the wall is believed. */
const hasTimeLeft = ({ rounds }: EventState, match: Match, at: Instant): boolean => {
  const clock = rounds[match.round - 1]?.clock ?? null
  return clock !== null && (remaining(clock, match.extension, at) ?? 0) > 0
}

/**
 * What two cannot just tell: a draw nobody saw, a penalty, that a clock is over which still runs.
 * An opponent may still confirm it.
 */
const spokenRefusal = (
  state: EventState,
  match: Match,
  command: ReportResult,
  { by, at }: Ask,
): Refusal | null => {
  const { people, roundLength } = rulesOf(state.created).regulation
  const { drawWitness } = people
  const { ending } = command.result
  if (isConfirmation(match, command)) return null
  // A leader may have called time aloud before the clock here shows it.
  const isByTime = ending === 'time' || ending === 'timeout'
  if (by.role === 'player' && isByTime && hasTimeLeft(state, match, at)) {
    return { code: 'time-not-over', table: match.table, rule: roundLength.atTime.rule }
  }
  if (by.role === 'player' && ending === 'intentional-draw') {
    return { code: 'draw-needs-judge', ...(drawWitness === null ? {} : { rule: drawWitness.rule }) }
  }
  return witnessRefusal(state, match, command.result) ?? lossRefusal(state, command.result)
}

const whatFollows = (
  match: Match,
  { match: id, player, result }: ReportResult,
): readonly Fact[] => {
  if (match.result !== null) {
    return isConfirmation(match, { player, result })
      ? [{ kind: 'result-confirmed', match: id, player }]
      : []
  }
  const other = match.reports.find((report) => report.player !== player)
  if (other === undefined || !isSameResult(other.result, result)) return []
  return [{ kind: 'result-entered', match: id, result: fullerResult(other.result, result) }]
}
