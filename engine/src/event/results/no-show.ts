import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Result } from '../../vocabulary/result.ts'
import { atSeat } from '../../vocabulary/seat.ts'
import { placeLeftEmpty } from '../cut/place-after-cut.ts'
import { drop, type Leaving } from '../players/leaving.ts'
import { isActive } from '../reading/rounds.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Fact } from '../spine/answers.ts'
import type { Warning } from '../spine/decision.ts'
import type { EventState, Match } from '../spine/state.ts'

/** Those who did not come to their match, by its result. */
const absentees = ({ players }: Match, result: Result): readonly PlayerId[] => {
  if (result.ending === 'double-no-show') return players
  return result.ending === 'no-show' ? [atSeat(players, result.by)] : []
}

/** Where the document removes whoever does not appear, and nobody has decided it: a leader is told. */
export const noShowWarnings = (
  state: EventState,
  match: Match,
  result: Result,
): readonly Warning[] => {
  const removal = rulesOf(state.created).regulation.leaving.noShowIsRemoved
  if (removal?.value !== true) return []
  return absentees(match, result).map(
    (player): Warning => ({ code: 'should-be-dropped', player, rule: removal.rule }),
  )
}

/**
 * What follows when a leader enters a no-show: where the document removes whoever does not appear,
 * they leave with it, unless the leader says why they stay.
 */
export const afterNoShow = (
  state: EventState,
  match: Match,
  result: Result,
  keep: string | undefined,
): Leaving => {
  const removal = rulesOf(state.created).regulation.leaving.noShowIsRemoved
  const absent = absentees(match, result).filter((player) => isActive(state, player))
  if (removal?.value !== true || absent.length === 0) {
    return keep === undefined
      ? { refusal: null, facts: [], warnings: absent.flatMap((one) => placeLeftEmpty(state, one)) }
      : { refusal: { code: 'bad-value', field: 'keep', expected: 'nothing' } }
  }
  const { rule } = removal
  if (keep !== undefined) {
    const reason = keep.trim()
    if (reason === '') return { refusal: { code: 'reason-needed' } }
    const kept = absent.map(
      (player): Fact => ({
        kind: 'rule-overridden',
        refusal: { code: 'no-show-leaves', player, rule, overridable: true },
        reason,
      }),
    )
    return { refusal: null, facts: kept, warnings: [] }
  }
  const facts: Fact[] = []
  const warnings: Warning[] = []
  for (const player of absent) {
    const left = drop(state, player, { when: 'after-round' })
    if (left.refusal !== null) return left
    facts.push(...left.facts)
    warnings.push({ code: 'no-show-removed', player, rule }, ...placeLeftEmpty(state, player))
  }
  return { refusal: null, facts, warnings }
}
